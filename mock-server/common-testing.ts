import { after } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { PersonaId } from '../contracts/api/personas.ts';
import { buildApp } from './app.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { newWorld, signedIn, type TestUser } from './testing.ts';

export interface CommonServer {
  readonly app: FastifyInstance;
  readonly store: Store;
}

let starting: Promise<CommonServer> | undefined;

/**
 * The server as it is started, one for all tests of this process that keep to worlds of their own: building one takes
 * longer than most of them. In its default world nothing is changed. Whoever needs other settings or listens, closes or
 * looks for all worlds has a server apart, see testing.ts.
 */
export function commonServer(): Promise<CommonServer> {
  starting ??= start();
  return starting;
}

/** A persona signed in at the common server, in a new world. */
export async function newcomer(persona: PersonaId): Promise<TestUser> {
  const { app } = await commonServer();
  return signedIn(app, persona, await newWorld(app));
}

async function start(): Promise<CommonServer> {
  const store = await openStore(':memory:');
  return { store, app: await buildApp({ store, unknownWorld: 'refuse' }) };
}

after(async () => {
  const server = await starting;
  await server?.app.close();
  await server?.store.close();
});
