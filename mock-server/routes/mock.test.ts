import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WorldTicket } from '../../contracts/schemas/mock.ts';
import { worldHeader } from '../../contracts/api/headers.ts';
import { personas } from '../worlds/personas.ts';
import { fieldsOf, loanRequest, newWorld, problemOf, signedIn, testApp } from '../testing.ts';
import { openStore } from '../store/store.ts';

test('a world is created from a recipe, and its ticket names the cookie of the port', async (context) => {
  const app = await testApp(context);
  const answer = await app.inject({
    method: 'POST',
    url: '/mock/worlds',
    headers: { host: 'localhost:4300' },
    payload: {
      persona: 'closing',
      seed: 'empty',
      flags: { enableAiAssistant: true },
      now: '2026-02-03T04:05:06Z',
    },
  });
  assert.equal(answer.statusCode, 201);
  const { id, cookie } = answer.json<WorldTicket>();
  assert.deepEqual(cookie, { name: 'threshold-world-4300', value: id });
  const closer = personas.find((persona) => persona.id === 'closing');
  const session = await app.inject({ url: '/login/AdminHome', headers: { [worldHeader]: id } });
  assert.match(session.body, new RegExp(closer?.name ?? 'nobody'));
});

test('an empty recipe is enough', async (context) => {
  const answer = await (await testApp(context)).inject({ method: 'POST', url: '/mock/worlds', payload: {} });
  assert.equal(answer.statusCode, 201);
});

test('what is created in one world is in no other', async (context) => {
  const store = await openStore(':memory:');
  const app = await testApp(context, { store });
  context.after(() => store.close());
  const [one, two] = [await newWorld(app), await newWorld(app)];
  const created = await (await signedIn(app, 'lending-staff', one)).post('/api/loans', loanRequest);
  const { newApplyId } = created.json<{ newApplyId: string }>();
  const path = `/api/navigation/account/${newApplyId}`;
  assert.equal((await (await signedIn(app, 'lending-staff', one)).get(path)).statusCode, 200);
  assert.equal((await (await signedIn(app, 'lending-staff', two)).get(path)).statusCode, 404);
  assert.equal((await (await signedIn(app, 'lending-staff')).get(path)).statusCode, 404);
  assert.equal((await store.loans.list(one, { kind: 'loan' })).length, 17);
  assert.equal((await store.loans.list(two, { kind: 'loan' })).length, 16);
});

test('a deleted world is gone with everything in it', async (context) => {
  const store = await openStore(':memory:');
  const app = await testApp(context, { store });
  context.after(() => store.close());
  const id = await newWorld(app);
  const gone = await app.inject({
    method: 'DELETE',
    url: `/mock/worlds/${id}`,
    headers: { [worldHeader]: id },
  });
  assert.equal(gone.statusCode, 204);
  assert.equal((await store.loans.list(id, { kind: 'loan' })).length, 0);
  const refused = await app.inject({ url: '/api/configuration', headers: { [worldHeader]: id } });
  assert.equal(problemOf(refused).code, 'world-unknown');
  const again = await app.inject({ method: 'DELETE', url: `/mock/worlds/${id}` });
  assert.equal(problemOf(again).code, 'world-not-found');
});

test('the default world cannot be deleted', async (context) => {
  const app = await testApp(context);
  const answer = await app.inject({ method: 'DELETE', url: '/mock/worlds/default' });
  assert.equal(answer.statusCode, 400);
  assert.deepEqual(fieldsOf(answer), ['id']);
});

test('a recipe that cannot be followed says why', async (context) => {
  const app = await testApp(context);
  const refused = async (payload: object) => app.inject({ method: 'POST', url: '/mock/worlds', payload });
  assert.equal(problemOf(await refused({ persona: 'nobody' })).code, 'persona-not-found');
  assert.equal(problemOf(await refused({ seed: 'constructor' })).code, 'seed-not-found');
  assert.deepEqual(fieldsOf(await refused({ flags: { unknown: true } })), ['flags.unknown']);
  assert.deepEqual(fieldsOf(await refused({ now: 'tomorrow' })), ['now']);
  assert.deepEqual(fieldsOf(await refused({ now: '2026-13-01T00:00Z' })), ['now']);
  assert.deepEqual(fieldsOf(await refused({ now: '9999-12-31T00:00Z' })), ['now']);
});

test('a world of any day is sound: seeds count from its present', async (context) => {
  const app = await testApp(context);
  for (const now of ['1900-01-01T00:00Z', '2024-02-29T23:59:59.999Z', '2199-12-31T12:00Z']) {
    const user = await signedIn(app, 'lending-staff', await newWorld(app, { now }));
    const answer = await user.get('/api/loans/123401/dashboard');
    assert.equal(answer.statusCode, 200, answer.body);
  }
});
