import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../mock-server/app.ts';
import { openStore } from '../../mock-server/store/open-store.ts';
import type { Store } from '../../mock-server/store/store.ts';
import { providerStates } from '../api/provider-states.ts';
import { interactions } from './pact-file.ts';
import { verify } from './verification.ts';

describe('the server keeps what the SPA relies on', () => {
  let store: Store;
  let app: FastifyInstance;
  let provider: string;

  before(async () => {
    store = await openStore(':memory:');
    app = await buildApp({ store, unknownWorld: 'refuse' });
    provider = await app.listen({ host: '127.0.0.1', port: 0 });
  });

  after(async () => {
    await app.close();
    await store.close();
  });

  // The verifier lets an unknown state pass.
  test('the contract holds interactions, and each takes place in one state that is documented', () => {
    assert.notEqual(interactions.length, 0, 'the contract is empty: run the consumer tests');
    const named = interactions.flatMap(({ providerStates: states = [] }) => states.map(({ name }) => name));
    assert.equal(named.length, interactions.length);
    assert.deepEqual(
      named.filter((name) => !Object.hasOwn(providerStates, name)),
      [],
    );
  });

  test('every interaction is answered as promised', async () => {
    const verdicts = await verify({ provider });
    assert.deepEqual(
      verdicts.filter(({ verdict }) => verdict !== 'passed'),
      [],
    );
    assert.equal(verdicts.length, interactions.length);
  });
});
