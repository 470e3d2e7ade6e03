import { mockOperations } from '../../contracts/operations/mock.ts';
import type { Fault } from '../../contracts/operations/mock-schemas.ts';
import { addressOf } from '../../contracts/operation.ts';
import type { Fetch } from './worlds.ts';

/** Where the faults of the sender's own world are kept. */
export const ownFaults = addressOf(mockOperations.addFault, { id: 'current' });

/** Lets calls of the sender's own world fail. @throws {Error} with the server's words when it refuses the fault. */
export async function addFault(send: Fetch, origin: string, fault: Fault): Promise<void> {
  const answer = await send(new URL(ownFaults, origin).href, {
    method: mockOperations.addFault.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!answer.ok) throw new Error(`No fault: ${answer.status} ${await answer.text()}`);
}
