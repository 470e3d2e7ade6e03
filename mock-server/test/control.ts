import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { WorldState } from '../../contracts/operations/mock-schemas.ts';
import { openStore } from '../platform/worlds/open-store.ts';
import type { Store } from '../store/store.ts';

// Helpers of the tests of the control API.

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Sends a request to the control API. */
export const control = (app: FastifyInstance, method: Method, path: string, payload?: object) =>
  app.inject({ method, url: `/mock/worlds/${path}`, ...(payload === undefined ? {} : { payload }) });

/** Returns the state of a world. Fails if the world does not exist. */
export async function stateOf(app: FastifyInstance, id: string): Promise<WorldState> {
  const response = await control(app, 'GET', id);
  assert.equal(response.statusCode, 200, response.body);
  return response.json<WorldState>();
}

/** Opens a store in memory for one test, and closes it after the test. */
export async function storeInMemory(context: TestContext): Promise<Store> {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  return store;
}
