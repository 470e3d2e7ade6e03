import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { NoStates, Unreachable } from '../../../contracts/provider/provider-client.ts';
import { testApp } from '../../../mock-server/test/server.ts';
import { deploymentAt, levelsFor } from './deployment.ts';

async function listening(context: TestContext, options: Parameters<typeof testApp>[1] = {}): Promise<string> {
  const app = await testApp(context, options);
  return app.listen({ host: '127.0.0.1', port: 0 });
}

test('a server with provider states is tested at its origin', async (context) => {
  const origin = await listening(context);
  assert.equal(await deploymentAt(`${origin}/`), origin);
});

test('a server without provider states, a missing server and a malformed address are refused', async (context) => {
  await assert.rejects(deploymentAt(await listening(context, { isMock: false })), NoStates);
  await assert.rejects(deploymentAt('http://127.0.0.1:9'), Unreachable);
  for (const address of ['localhost:4300', 'http://localhost:4300/los', 'ftp://localhost']) {
    await assert.rejects(deploymentAt(address), /^NoStates: BASE_URL is ".*": give scheme, host and port/);
  }
});

test('a deployment is tested at all levels that use a server', () => {
  assert.deepEqual(levelsFor(null), ['domain', 'http', 'app', 'browser']);
  assert.deepEqual(levelsFor('http://localhost'), ['http', 'app', 'browser']);
});
