import { after } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { WorldRecipe, WorldTicket } from '../../contracts/schemas/mock.ts';
import { buildApp } from '../app.ts';
import { openStore, type Store } from '../store/store.ts';

/** The server as it is started, on a store of its own, closed after the tests of the file. */
export async function startedApp(): Promise<{ app: FastifyInstance; store: Store }> {
  const store = await openStore(':memory:');
  const app = await buildApp({ store, unknownWorld: 'refuse' });
  after(async () => {
    await app.close();
    await store.close();
  });
  return { app, store };
}

/** A new world, and the cookie header that leads into it. */
export async function newWorld(
  app: FastifyInstance,
  recipe: WorldRecipe = {},
): Promise<{ id: string; cookie: string }> {
  const response = await app.inject({ method: 'POST', url: '/mock/worlds', payload: recipe });
  const { id, cookie } = response.json<WorldTicket>();
  return { id, cookie: `${cookie.name}=${cookie.value}` };
}
