import type { FastifyInstance } from 'fastify';
import type { PendingFault } from '../../../contracts/operations/fault.ts';
import { checkedFault, pendingFault } from '../faults/faults.ts';
import { longestRecipe } from '../http/limits.ts';
import { invalidField, problem } from '../http/problems.ts';
import { worldNamed } from './world-actions.ts';
import { serveMock } from '../serve.ts';

/** Maximum number of pending faults of a world, the same as in a recipe. */
const mostFaults = 50;

export function mockFaultRoutes(app: FastifyInstance): void {
  const { worlds } = app;

  serveMock(app, 'getFaults', async ({ request, parameters, query: { used } }) => {
    const { faults } = await worldNamed(request, parameters.id);
    return faults.filter(({ met }) => used === undefined || used === String(met > 0));
  });

  serveMock(
    app,
    'addFault',
    async ({ request, parameters, body }) => {
      const { id } = await worldNamed(request, parameters.id);
      const fault = checkedFault(body);
      const world = await worlds.change(id, ({ faults, addedFaults }) => {
        if (faults.length >= mostFaults) {
          throw invalidField(
            'body',
            `adds a fault to the maximum of ${mostFaults} pending faults: delete one first`,
          );
        }
        return {
          faults: [...faults, pendingFault(fault, `added-${addedFaults}`)],
          addedFaults: addedFaults + 1,
        };
      });
      return [...(world?.faults ?? [])];
    },
    { bodyLimit: longestRecipe },
  );

  serveMock(app, 'deleteFault', async ({ request, parameters }) => {
    const { id } = await worldNamed(request, parameters.id);
    await worlds.change(id, ({ faults }) => {
      const left = faults.filter((fault) => fault.id !== parameters.faultId);
      if (left.length === faults.length) throw problem('fault-not-found', pendingInWords(faults));
      return { faults: left };
    });
    return null;
  });

  serveMock(app, 'clearFaults', async ({ request, parameters }) => {
    const { id } = await worldNamed(request, parameters.id);
    await worlds.change(id, () => ({ faults: [] }));
    return null;
  });
}

const pendingInWords = (faults: readonly PendingFault[]): string =>
  faults.length === 0
    ? 'This world has no pending faults: each was used up or deleted.'
    : `No pending fault has this id. The ids of the pending faults are ${faults.map(({ id }) => id).join(', ')}.`;
