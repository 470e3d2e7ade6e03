import assert from 'node:assert/strict';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import { addFault } from '../../support/faults.ts';
import type { FailureActions } from '../areas/failures.ts';
import type { HttpContext } from './context.ts';
import { sendCall, sendEveryCall } from './every-call.ts';

export function failureActions(context: HttpContext): Partial<FailureActions> {
  const failed = () => context.client.calls.filter(({ status }) => status >= 400);
  const traceIds = () => failed().map(({ answerHeaders }) => answerHeaders.get(traceIdHeader));
  return {
    failAll: (status) =>
      addFault(context.client.fetch, context.server.origin, {
        operation: 'any',
        kind: 'status',
        status,
        times: null,
      }),
    send: (call) => sendCall(context, call),
    sendAll: () => sendEveryCall(context),

    wasShown: async () => {
      assert.equal(failed().length, 1);
      assert.deepEqual(
        context.serverErrors.map(({ traceId }) => traceId),
        traceIds(),
      );
    },
    wasOnlyLogged: async () => {
      assert.deepEqual(
        failed().map(({ status }) => status),
        [500],
      );
      assert.deepEqual(context.serverErrors, []);
      assert.deepEqual(context.log, ['A call failed']);
      assert.equal(context.logouts, 0);
    },
    showsFirstOnly: async () => {
      assert.ok(failed().length > 1);
      assert.ok(context.serverErrors.length > 1);
      assert.equal(context.store.getState().serverError.shown?.traceId, context.serverErrors[0]?.traceId);
      assert.ok(traceIds().includes(context.serverErrors[0]?.traceId ?? ''));
    },
    nobodyLoggedOut: async () => {
      assert.deepEqual(
        failed().map(({ status }) => status),
        [401],
      );
      assert.equal(context.logouts, 0);
    },
  };
}
