import assert from 'node:assert/strict';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import { type SpaRequest, spaRequests } from '../../../contracts/consumer/requests.ts';
import { addFault } from '../../support/faults.ts';
import type { FailureActions } from '../areas/failures.ts';
import type { HttpContext } from './context.ts';

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
    send: async (operation) => void (await requestOf(operation).send(context.store)),
    sendAll: async () =>
      void (await Promise.all(Object.values(spaRequests).map((request) => request().send(context.store)))),

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
    isNotLoggedOut: async () => {
      assert.deepEqual(
        failed().map(({ status }) => status),
        [401],
      );
      assert.equal(context.logouts, 0);
    },
  };
}

/** The request of an operation by name. @throws {Error} when no operation has the name */
function requestOf(operation: string): SpaRequest {
  const requests: Readonly<Record<string, () => SpaRequest>> = spaRequests;
  const request = requests[operation];
  if (!request) throw new Error(`No operation is named "${operation}"`);
  return request();
}
