import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productOperations, type OperationName } from '../../../contracts/operations/all.ts';
import { readInteractions } from '../../spec/read/interactions.ts';
import { root } from '../../shared/source-files.ts';

/** The fixed response of a stub server to an operation. */
interface StubResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export const operationNames = Object.keys(productOperations) as OperationName[];

const pact = join(root, 'contracts/pacts/threshold-web-threshold-server.json');

/** Returns the names of the pact's interactions, by operation. */
export function promised(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { operation, outcome } of readInteractions(readFileSync(pact, 'utf8'))) {
    names.set(operation, [...(names.get(operation) ?? []), `${operation}: ${outcome}`]);
  }
  return names;
}

/** Returns the first success response of the pact for each operation: the most plausible fixed response. */
export function stubResponses(): Map<OperationName, StubResponse> {
  const interactions = readInteractions(readFileSync(pact, 'utf8'));
  return new Map(
    operationNames.map((name) => {
      if (name === 'getEvents') return [name, emptyStream];
      const good = interactions.find(({ operation, status }) => operation === name && (status ?? 500) < 400);
      const body = good?.answer === undefined ? '' : JSON.stringify(good.answer);
      return [name, { status: good?.status ?? 200, type: 'application/json', body }];
    }),
  );
}

/** Returns the operation of a request; null for an undocumented one. Prefers the path with the most fixed text. */
export function operationOf(method: string, url: string): OperationName | null {
  const path = url.split('?')[0] ?? '';
  const fitting = patterns.filter((one) => one.method === method && one.pattern.test(path));
  return fitting.toSorted((one, other) => other.fixed - one.fixed)[0]?.name ?? null;
}

/** An event stream without events. */
const emptyStream: StubResponse = { status: 200, type: 'text/event-stream', body: ': nothing\n\n' };

const patterns = operationNames.map((name) => {
  const { method, path } = productOperations[name];
  const fixed = path.replaceAll(/\{\w+\}/g, '');
  return {
    name,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    fixed: fixed.length,
  };
});
