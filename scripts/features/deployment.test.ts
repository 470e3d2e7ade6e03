import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { NoStates, Unreachable } from '../../contracts/provider/provider-client.ts';
import { testApp } from '../../mock-server/testing.ts';
import { deploymentAt } from './deployment.ts';
import { levelsFor } from './levels.ts';
import { notRunAt } from './not-run.ts';

async function listening(context: TestContext, options: Parameters<typeof testApp>[1] = {}): Promise<string> {
  const app = await testApp(context, options);
  return app.listen({ host: '127.0.0.1', port: 0 });
}

test('a deployment that refuses unknown worlds can run all scenarios', async (context) => {
  const origin = await listening(context);
  const deployment = await deploymentAt(`${origin}/`);
  assert.deepEqual(deployment, { origin, refusesUnknownWorlds: true });
  assert.deepEqual(await notRunAt(deployment), []);
});

test('scenarios that cannot run against a lenient deployment are listed with the reason', async (context) => {
  const deployment = await deploymentAt(await listening(context, { unknownWorld: 'use-default' }));
  const [left, ...others] = await notRunAt(deployment);
  assert.deepEqual(others, []);
  assert.match(left?.scenario ?? '', /^features\/errors\/refusals\.feature:\d+ An unknown world$/);
  assert.match(left?.reason ?? '', /UNKNOWN_WORLD=refuse$/);
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
  assert.deepEqual(levelsFor({ origin: 'http://localhost', refusesUnknownWorlds: true }), [
    'http',
    'app',
    'browser',
  ]);
});
