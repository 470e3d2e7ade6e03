import assert from 'node:assert/strict';
import { addressOf } from '../../../contracts/operation.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { WorldChange } from '../../../contracts/operations/mock-schemas.ts';
import type { TabUser } from './tab-user.ts';

/** Changes the user's world. Later responses have the change. */
export async function changeWorld(user: TabUser, change: WorldChange): Promise<void> {
  await ask(user, mockOperations.changeWorld, change);
}

/** Makes the server send an event. @throws {AssertionError} unless the page has an event stream open */
export async function tellEvent(user: TabUser, name: string, data: unknown): Promise<void> {
  const response = await ask(user, mockOperations.sendEvent, { name, data });
  assert.deepEqual(await response.json(), { listeners: 1 });
  await user.tab.rest();
}

type Change = (typeof mockOperations)['changeWorld' | 'sendEvent'];

async function ask(user: TabUser, operation: Change, body: unknown): Promise<Response> {
  const response = await user.tab.send(addressOf(operation, { id: 'current' }), {
    method: operation.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.ok(response.ok, `${response.status} ${response.statusText}`);
  return response;
}
