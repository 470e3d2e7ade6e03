import { after } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { PersonaId } from '../../contracts/api/personas.ts';
import { buildApp } from '../app/app.ts';
import { openStore } from '../platform/worlds/open-store.ts';
import type { Store } from '../store/store.ts';
import { newWorld, signedIn, type TestUser } from './server.ts';

interface CommonServer {
  readonly app: FastifyInstance;
  readonly store: Store;
}

let starting: Promise<CommonServer> | undefined;

/**
 * Returns a server that all tests of this process share, since building a server takes longer than most tests. A test
 * must use its own worlds and must not change the default world. A test builds its own server with `testApp` if it
 * needs other settings, a port or all worlds, or closes the server.
 */
export function commonServer(): Promise<CommonServer> {
  starting ??= start();
  return starting;
}

/** Signs in a persona at the common server, in a new world. */
export async function newcomer(persona: PersonaId): Promise<TestUser> {
  const { app } = await commonServer();
  return signedIn(app, persona, await newWorld(app));
}

async function start(): Promise<CommonServer> {
  const store = await openStore(':memory:');
  return { store, app: await buildApp({ store }) };
}

after(async () => {
  const server = await starting;
  await server?.app.close();
  await server?.store.close();
});
