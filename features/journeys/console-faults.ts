import { expect } from '@playwright/test';
import { Value } from 'typebox/value';
import { Configuration } from '../../contracts/operations/configuration.ts';
import { errorGroups } from '../../mock-server/tools/console/client/errors.ts';
import type { Outcome } from './console-calls.ts';

/** All errors that the console offers for injection. */
export const errors = errorGroups.flatMap((group) => group.errors);

/**
 * Returns the timeout of a request for an injected error, in milliseconds: short for the error without a response,
 * otherwise longer than a delayed response takes.
 */
export const patienceFor = (id: string): number => (id === 'timeout' ? 500 : 20_000);

/** Sends a request, and asserts that it gets the response of the injected error. */
export async function expectFault(id: string, call: () => Promise<Outcome>): Promise<void> {
  const started = performance.now();
  const outcome = await call();
  const error = errors.find((one) => one.id === id);
  switch (error?.fault.kind) {
    case 'status': {
      const { status, message, withTraceId } = error.fault;
      expect(outcome.status).toBe(status);
      expect(outcome.traceId !== null).toBe(withTraceId);
      if (message === undefined) expect(outcome.text).toBe('');
      else expect(JSON.parse(outcome.text)).toMatchObject({ status, detail: message });
      return;
    }
    case 'delay':
      expect(outcome.status).toBe(200);
      expect(performance.now() - started).toBeGreaterThanOrEqual(error.fault.delayMilliseconds ?? 0);
      return;
    case 'hang':
      expect(outcome.failure).toBe('TimeoutError');
      return;
    case 'reset':
      expect(outcome.failure).toBe('TypeError');
      return;
    case 'truncate':
      expect(outcome.status).toBe(200);
      expect(outcome.text).toMatch(/^\{/);
      expect(() => JSON.parse(outcome.text) as unknown).toThrow(SyntaxError);
      return;
    case 'wrong-type':
      expect(outcome.status).toBe(200);
      expect(Value.Check(Configuration, JSON.parse(outcome.text))).toBe(false);
      return;
    case 'html':
      expect(outcome.type).toMatch(/^text\/html/);
      return;
    default:
      throw new Error(`No check for the injected error "${id}"`);
  }
}
