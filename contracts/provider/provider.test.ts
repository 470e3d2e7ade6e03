import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { Verifier } from '@pact-foundation/pact';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../mock-server/app.ts';
import { openStore, type Store } from '../../mock-server/store/store.ts';
import { antiForgeryCookie, antiForgeryHeader, worldHeader } from '../api/headers.ts';
import { eventMessages } from './event-messages.ts';
import { interactions, pactFiles } from './pact-file.ts';
import { ProviderWorld } from './provider-world.ts';
import { type StateName, states } from './states.ts';

process.env['PACT_DO_NOT_TRACK'] = 'true';

const stateNames = Object.keys(states) as StateName[];

describe('the server keeps what the SPA relies on', () => {
  let store: Store;
  let app: FastifyInstance;
  let host: string;

  before(async () => {
    store = await openStore(':memory:');
    app = await buildApp({ store, unknownWorld: 'refuse' });
    await app.listen({ host: '127.0.0.1', port: 0 });
    host = `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });

  after(async () => {
    await app.close();
    await store.close();
  });

  // The verifier lets an unknown state pass.
  test('the contract holds interactions, and each takes place in a state with a recipe', () => {
    assert.notEqual(interactions.length, 0, 'the contract is empty: run the consumer tests');
    const named = interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
    assert.equal(named.length, interactions.length);
    assert.deepEqual(
      named.filter((name) => !Object.hasOwn(states, name)),
      [],
    );
  });

  test('every interaction is answered as promised', async () => {
    const world = new ProviderWorld(app, host);
    const failures: unknown[] = [];
    let entered = 0;
    // The verifier lets a state that throws pass as well, so each failure is kept and looked at afterwards.
    const enter = (name: StateName) => async (parameters: unknown) => {
      entered += 1;
      try {
        return await world.enter(name, parameters as Readonly<Record<string, string>>);
      } catch (error) {
        failures.push(error);
        return {};
      }
    };
    await new Verifier({
      provider: 'threshold-server',
      providerBaseUrl: `http://${host}`,
      pactUrls: [...pactFiles],
      stateHandlers: Object.fromEntries(stateNames.map((name) => [name, { setup: enter(name) }])),
      messageProviders: eventMessages(app, store, world),
      requestFilter: (request: IncomingMessage, _response: ServerResponse, next: () => void) => {
        request.headers.host = host;
        dress(request, world);
        next();
      },
      logLevel: 'error',
    }).verifyProvider();
    assert.deepEqual(failures, []);
    assert.equal(entered, interactions.length);
  });
});

/** Leads a request into the state's world: a real token where the contract has one, the cookie that goes with the header. */
function dress(request: IncomingMessage, { worldId, token }: ProviderWorld): void {
  const { headers } = request;
  headers[worldHeader] = worldId;
  if (headers.authorization !== undefined && token !== null) headers.authorization = `Bearer ${token}`;
  // The verifier's proxy would send a call without a body as one of unknown length and kind.
  if (request.method === 'POST') headers['content-length'] ??= '0';
  const antiForgeryToken = headers[antiForgeryHeader];
  if (typeof antiForgeryToken === 'string') headers.cookie = `${antiForgeryCookie}=${antiForgeryToken}`;
}
