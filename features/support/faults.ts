import { mockOperations } from '../../contracts/operations/mock.ts';
import type { Fault } from '../../contracts/operations/mock-schemas.ts';
import { addressOf } from '../../contracts/operation.ts';
import { connect } from '../../mock-server/client/client.ts';
import type { Fetch } from './worlds.ts';

/** Address of the faults of the sender's world. */
export const ownFaults = addressOf(mockOperations.addFault, { id: 'current' });

/** Injects a fault into the sender's world. @throws {ControlError} with the server's message for an invalid fault */
export async function addFault(send: Fetch, origin: string, fault: Fault): Promise<void> {
  await connect(origin, { fetch: send }).world('current').addFault(fault);
}
