import { mockOperations } from '../../contracts/operations/mock.ts';
import type { Fault } from '../../contracts/operations/mock-schemas.ts';
import { addressOf } from '../../contracts/operation.ts';
import { connect } from '../../mock-server/client/client.ts';
import type { Fetch } from './worlds.ts';

/** Where the faults of the sender's own world are kept. */
export const ownFaults = addressOf(mockOperations.addFault, { id: 'current' });

/** Lets calls of the sender's own world fail. @throws {ControlError} with the server's words when it refuses the fault. */
export async function addFault(send: Fetch, origin: string, fault: Fault): Promise<void> {
  await connect(origin, { fetch: send }).world('current').addFault(fault);
}
