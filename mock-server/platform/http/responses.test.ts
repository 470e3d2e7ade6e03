import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Store, WorldStore } from '../../store/store.ts';
import { commonServer } from '../../test/common-server.ts';
import { problemOf, signedIn, storeWith, type TestResponse, testApp } from '../../test/server.ts';
import { openStore } from '../worlds/open-store.ts';

test('[S-7-29] the scheme of a token is the same in small letters', async () => {
  const { app } = await commonServer();
  const { headers } = await signedIn(app, 'closing');
  const authorization = headers['authorization']?.replace('Bearer', 'bearer') ?? '';
  const response = await app.inject({ url: '/api/navigation/user', headers: { authorization } });
  assert.equal(response.statusCode, 200);
});

test('the token of a user who does not exist in the world is rejected', async (context) => {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  const withoutUsers = storeWith(store, 'users', () => ({ byObjectId: async () => null }));
  const user = await signedIn(await testApp(context, { store: withoutUsers }), 'closing');
  assertCode(await user.get('/api/navigation/user'), 'token-rejected');
});

test('a response that violates its schema is a server error, and its fields are not removed', async (context) => {
  const broken = await appWith(context, 'users', (store, worldId) => ({
    byObjectId: async (objectId) => {
      const user = await store.in(worldId).users.byObjectId(objectId);
      return user && { ...user, surplus: true };
    },
  }));
  const user = await signedIn(broken, 'closing');
  assertCode(await user.get('/api/navigation/user'), 'invalid-answer');
});

test('a stored dashboard that violates its schema is a server error at each request', async (context) => {
  const stubApp = await appWith(context, 'loans', () => ({
    dashboardJson: async () => '{"loanNumber":"1"}',
  }));
  const user = await signedIn(stubApp, 'closing');
  assertCode(await user.get('/api/loans/123401/dashboard'), 'invalid-answer');
  assertCode(await user.get('/api/loans/123401/dashboard'), 'invalid-answer');
});

test('an unexpected error is 500, and its message is not sent', async (context) => {
  const failing = await appWith(context, 'loans', () => ({
    dashboardJson: () => Promise.reject(new Error('disk at /secret/place is gone')),
  }));
  const response = await (await signedIn(failing, 'closing')).get('/api/loans/123401/dashboard');
  assertCode(response, 'internal-error');
  assert.doesNotMatch(response.body, /secret/);
});

async function appWith<Part extends keyof WorldStore>(
  context: TestContext,
  part: Part,
  methods: (store: Store, worldId: string) => Partial<WorldStore[Part]>,
): Promise<FastifyInstance> {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  return testApp(context, { store: storeWith(store, part, (worldId) => methods(store, worldId)) });
}

function assertCode(response: TestResponse, code: string): void {
  assert.equal(problemOf(response).code, code, response.body);
}
