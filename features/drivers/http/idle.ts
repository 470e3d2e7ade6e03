import assert from 'node:assert/strict';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { Fault } from '../../../contracts/operations/mock-schemas.ts';
import type { IdleActions } from '../areas/idle.ts';
import type { HttpContext } from './context.ts';

/** The keep-alive call against the real server. */
export function idleActions(context: HttpContext): Partial<IdleActions> {
  return {
    watch: async (idle) => context.changeWorld({ settings: { idle } }),
    breakKeepAlive: async (status) => {
      const { method, path } = mockOperations.addFault;
      const fault: Fault = { operation: 'keepAlive', kind: 'status', status, times: null };
      const answer = await context.client.fetch(path.replace('{id}', 'current'), {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      assert.equal(answer.status, 201);
    },
    wasAccepted: async () => {
      const { path, status, answer } = context.client.last;
      assert.deepEqual([path, status, answer], ['/api/alive', 204, '']);
    },
    isStillSignedIn: async () => {
      assert.notEqual(context.client.last.status, 204, 'the call failed');
      assert.equal(context.logouts, 0);
    },
  };
}
