import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Verifier } from '@pact-foundation/pact-core';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../mock-server/app.ts';
import { openStore, type Store } from '../../../mock-server/store/store.ts';
import { providerStates } from '../../../contracts/api/provider-states.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import { interactions, pactFiles } from './pact-file.ts';
import { resultIn } from './verifier-result.ts';
import { verify } from './verification.ts';

describe('the server keeps what the SPA relies on', () => {
  let store: Store;
  let app: FastifyInstance;
  let provider: string;

  before(async () => {
    store = await openStore(':memory:');
    app = await buildApp({ store });
    provider = await app.listen({ host: '127.0.0.1', port: 0 });
  });

  after(async () => {
    await app.close();
    await store.close();
  });

  test('the pact has interactions, each with one documented provider state', () => {
    assert.notEqual(interactions.length, 0, 'the contract is empty: run the consumer tests');
    const named = interactions.flatMap(({ providerStates: states = [] }) => states.map(({ name }) => name));
    assert.equal(named.length, interactions.length);
    assert.deepEqual(
      named.filter((name) => !Object.hasOwn(providerStates, name)),
      [],
    );
  });

  // The verifier has only the pact and three addresses, as it would in the project of another team.
  test('every interaction passes for a verifier that knows only the addresses of states and messages', async () => {
    const { port } = new URL(provider);
    const verifier = new Verifier({
      provider: 'threshold-server',
      providerBaseUrl: provider,
      pactUrls: [...pactFiles],
      providerStatesSetupUrl: provider + mockOperations.changeState.path,
      transports: [
        {
          protocol: 'message',
          scheme: 'http',
          port: Number(port),
          path: mockOperations.produceMessage.path,
        },
      ],
      logLevel: 'error',
    });
    const outcome = await verifier.verify().catch((error: unknown) => (error as Error).message);
    const { errors, interactionResults } = resultIn(outcome);
    assert.deepEqual(errors, []);
    assert.equal(interactionResults.length, interactions.length);
  });

  test('every event on the stream matches its message in the pact', async () => {
    const isMessage = ({ type }: { readonly type: string }) => type !== 'Synchronous/HTTP';
    const verdicts = await verify({ provider, isChosen: isMessage });
    assert.deepEqual(
      verdicts.filter(({ verdict }) => verdict !== 'passed'),
      [],
    );
    assert.equal(verdicts.length, interactions.filter(isMessage).length);
  });
});
