import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../mock-server/app/app.ts';
import { openStore } from '../../mock-server/platform/worlds/open-store.ts';
import type { Store } from '../../mock-server/store/store.ts';
import { providerStates } from '../api/provider-states.ts';
import { mockOperations } from '../operations/mock.ts';
import { run } from '../../scripts/shared/run.ts';
import { examplesOf } from '../../scripts/shared/source-files.ts';
import { pactFolder } from '../../scripts/shared/folders.ts';
import { interactions } from './pact-file.ts';
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

  // The verifiers are those of the guide. They have only the pact and three addresses, as in another team's project.
  test('every interaction passes for a verifier that knows only the addresses of states and messages', async () => {
    const programs = { js: [process.execPath, '--input-type=module', '--eval'], sh: ['bash', '-c'] };
    const examples = examplesOf('docs/guides/verify-a-backend.md').flatMap(([path, text]) =>
      Object.entries(programs).flatMap(([extension, program]) =>
        path.endsWith(`.${extension}`) ? [{ program, text }] : [],
      ),
    );
    assert.equal(examples.length, 3);
    let requests = 0;
    app.server.on('request', ({ url }) => {
      if (url !== mockOperations.changeState.path) requests += 1;
    });
    const { port } = new URL(provider);
    const runs = examples.map(({ program: [command = '', ...options], text }) => {
      const code = text
        .replaceAll('http://localhost:4300', provider)
        .replaceAll('--hostname localhost', '--hostname 127.0.0.1')
        .replaceAll('4300', port)
        .replaceAll('contracts/pacts', pactFolder);
      return run(command, [...options, code], { seconds: 120 });
    });
    for (const { ok, output } of await Promise.all(runs))
      assert.ok(ok, output.slice(output.indexOf('Failures:')));
    assert.equal(requests, examples.length * interactions.length);
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
