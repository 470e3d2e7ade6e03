import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { openStore } from '../worlds/open-store.ts';
import { problemOf, storeWithPart, testApp } from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';

test('the probes respond with a status only', async () => {
  const { app } = await commonServer();
  assert.deepEqual((await app.inject('/health')).json(), { status: 'alive' });
  assert.deepEqual((await app.inject('/ready')).json(), { status: 'ready' });
});

/** Starts a server whose store is asked for its readiness with `read`. */
async function withStore(context: TestContext, read: () => Promise<never>) {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  const secrets: Partial<typeof store.secrets> = {
    increment: () => Promise.resolve(1),
    readOrCreate: (name, value) => store.secrets.readOrCreate(name, value),
    read: (name) => (name === 'server-starts' ? read() : store.secrets.read(name)),
  };
  return testApp(context, { store: storeWithPart(store, 'secrets', secrets) });
}

test('a server whose store fails is alive but not ready', async (context) => {
  const app = await withStore(context, () => Promise.reject(new Error('gone')));
  assert.equal((await app.inject('/health')).statusCode, 200);
  const response = await app.inject('/ready');
  assert.equal(response.statusCode, 503);
  assert.equal(problemOf(response).code, 'not-ready');
  assert.equal(response.headers['retry-after'], '5');
  assert.doesNotMatch(response.body, /gone/);
});

test('a server whose store does not respond within two seconds is not ready', async (context) => {
  const asked = Promise.withResolvers<void>();
  const app = await withStore(context, () => {
    asked.resolve();
    return new Promise(() => undefined);
  });
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const response = app.inject('/ready');
  await asked.promise;
  context.mock.timers.tick(2_000);
  assert.equal((await response).statusCode, 503);
});

test('a server that shuts down is not ready, but still responds', async (context) => {
  const app = await testApp(context);
  app.readiness.isShuttingDown = true;
  assert.equal((await app.inject('/ready')).statusCode, 503);
  assert.equal((await app.inject('/health')).statusCode, 200);
  assert.equal((await app.inject('/api/configuration')).statusCode, 200);
});

test('the probes need no token and ignore the world of the request', async () => {
  const { app } = await commonServer();
  const gone = { 'x-world': 'gone' };
  for (const url of ['/health', '/ready']) {
    assert.equal((await app.inject(url)).statusCode, 200, url);
    assert.equal((await app.inject({ method: 'HEAD', url })).statusCode, 200, url);
    assert.equal((await app.inject({ url, headers: gone })).statusCode, 200, url);
  }
});
