import type { FastifyInstance } from 'fastify';
import { checkedFault } from '../faults/checked-fault.ts';
import { invalidField } from '../plugins/problems.ts';
import type { Controls } from '../worlds/controls.ts';
import type { WorldNamed } from './named-world.ts';
import { serveMock } from './serve.ts';

/** As many as a recipe can carry. */
const mostFaults = 50;

/** What goes wrong in a world is asked for here. */
export function mockFaultRoutes(app: FastifyInstance, { faults }: Controls, worldNamed: WorldNamed): void {
  serveMock(app, 'getFaults', async ({ request, parameters }) =>
    faults.list((await worldNamed(request, parameters.id)).id),
  );

  serveMock(app, 'addFault', async ({ request, parameters, body }) => {
    const { id } = await worldNamed(request, parameters.id);
    const fault = checkedFault(body);
    if (faults.list(id).length >= mostFaults) {
      throw invalidField('body', `is one fault too many: at most ${mostFaults} wait in a world`);
    }
    faults.add(id, fault);
    return faults.list(id);
  });

  serveMock(app, 'clearFaults', async ({ request, parameters }) => {
    faults.clear((await worldNamed(request, parameters.id)).id);
    return null;
  });
}
