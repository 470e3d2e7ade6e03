import type { FastifyInstance } from 'fastify';
import { checkedFault } from '../faults/checked-fault.ts';
import { waiting } from '../faults/faults.ts';
import { invalidField } from '../../http/problems.ts';
import type { Controls } from './controls.ts';
import type { WorldNamed } from './named-world.ts';
import { serveMock } from '../serve.ts';

/** As many as a recipe can carry. */
const mostFaults = 50;

/** What goes wrong in a world is asked for here. */
export function mockFaultRoutes(app: FastifyInstance, { worlds }: Controls, worldNamed: WorldNamed): void {
  serveMock(app, 'getFaults', async ({ request, parameters }) => [
    ...(await worldNamed(request, parameters.id)).faults,
  ]);

  serveMock(app, 'addFault', async ({ request, parameters, body }) => {
    const { id } = await worldNamed(request, parameters.id);
    const fault = waiting(checkedFault(body));
    const world = await worlds.change(id, ({ faults }) => {
      if (faults.length >= mostFaults) {
        throw invalidField('body', `is one fault too many: at most ${mostFaults} wait in a world`);
      }
      return { faults: [...faults, fault] };
    });
    return [...(world?.faults ?? [])];
  });

  serveMock(app, 'clearFaults', async ({ request, parameters }) => {
    const { id } = await worldNamed(request, parameters.id);
    await worlds.change(id, () => ({ faults: [] }));
    return null;
  });
}
