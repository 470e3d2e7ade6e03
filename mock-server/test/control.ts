import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import type { JournalEntry, JournalFindings } from '../../contracts/operations/journal-search.ts';
import { RunningWorld, type WorldRecipe } from '../../contracts/operations/mock-schemas.ts';
import { openStore } from '../platform/worlds/open-store.ts';
import type { Store } from '../store/store.ts';

// Helpers of the tests of the control API.

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Sends a request to the control API. */
export const control = (app: FastifyInstance, method: Method, path: string, payload?: object) =>
  app.inject({ method, url: `/mock/worlds/${path}`, ...(payload === undefined ? {} : { payload }) });

/** Returns a world. Fails if the world does not exist, or is not as the contract describes it. */
export async function worldOf(app: FastifyInstance, id: string): Promise<RunningWorld> {
  const response = await control(app, 'GET', id);
  assert.equal(response.statusCode, 200, response.body);
  assert.deepEqual(Value.Errors(RunningWorld, response.json()), []);
  return response.json<RunningWorld>();
}

/** Returns the state of a world. Fails if the world does not exist. */
export const stateOf = async (app: FastifyInstance, id: string): Promise<RunningWorld['state']> =>
  (await worldOf(app, id)).state;

/** Changes a world by a part of its recipe, and returns the world. Fails if the server refuses the change. */
export async function change(app: FastifyInstance, id: string, part: WorldRecipe): Promise<RunningWorld> {
  const response = await control(app, 'PATCH', id, part);
  assert.equal(response.statusCode, 200, response.body);
  return response.json<RunningWorld>();
}

/** Returns the requests in the journal of a world, oldest first. */
export async function journalOf(app: FastifyInstance, id: string): Promise<readonly JournalEntry[]> {
  const response = await control(app, 'POST', `${id}/journal/search`, {});
  assert.equal(response.statusCode, 200, response.body);
  return response.json<JournalFindings>().entries;
}

/** Opens a store in memory for one test, and closes it after the test. */
export async function storeInMemory(context: TestContext): Promise<Store> {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  return store;
}
