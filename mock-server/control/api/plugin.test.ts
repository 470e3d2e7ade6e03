import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worldHeader } from '../../../contracts/api/headers.ts';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import { type Catalogue, faultKinds } from '../../../contracts/operations/mock-schemas.ts';
import type { Operation } from '../../../contracts/operation.ts';
import { productOperations } from '../../../contracts/operations/all.ts';
import { providerPaths } from '../../identity/settings.ts';
import { answerIn, authorizeAddress, redeem } from '../../identity/testing.ts';
import { routeOf } from '../operations.ts';
import { newWorld, problemOf, testApp } from '../../testing.ts';
import { commonServer } from '../../common-testing.ts';

test('every operation of the control surface is served', async () => {
  const { app } = await commonServer();
  const missing = Object.entries<Operation>(mockOperations)
    .filter(([, { method, path }]) => !app.hasRoute({ method, url: routeOf(path) }))
    .map(([name]) => name);
  assert.deepEqual(missing, []);
});

test('the catalogue lists what worlds can be made from and what can go wrong in them', async () => {
  const { app } = await commonServer();
  const answer = await app.inject('/mock/catalogue');
  assert.equal(answer.statusCode, 200, answer.body);
  const catalogue = answer.json<Catalogue>();
  assert.ok(catalogue.personas.some(({ id }) => id === 'lending-staff'));
  assert.ok(catalogue.seeds.includes('standard') && catalogue.seeds.includes('empty'));
  assert.deepEqual(catalogue.bulkSeed, { prefix: 'bulk-', mostLoans: 1_000_000 });
  assert.deepEqual(catalogue.faultKinds, [...faultKinds]);
  assert.deepEqual(catalogue.events, ['loanUpdate', 'menuUpdate', 'sessionExtend']);
  assert.ok(catalogue.problems.some(({ code, status }) => code === 'feature-missing' && status === 403));
  const names = catalogue.operations.map(({ name }) => name);
  assert.deepEqual(names, [...Object.keys(productOperations), ...Object.keys(legacyPages)]);
  assert.equal(new Set(names).size, names.length);
});

test('a page of another site may change nothing', async () => {
  const { app } = await commonServer();
  const id = await newWorld(app);
  const calls = [
    { method: 'POST', url: `/mock/worlds/${id}/reset` },
    { method: 'DELETE', url: `/mock/worlds/${id}` },
    { method: 'DELETE', url: `/mock/worlds/${id}/faults` },
  ] as const;
  for (const call of calls) {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const answer = await app.inject({ ...call, headers });
      assert.equal(problemOf(answer).code, 'anti-forgery-missing');
    }
  }
  const own = { host: 'localhost:4300', origin: 'http://localhost:4300' };
  const answer = await app.inject({ method: 'POST', url: `/mock/worlds/${id}/reset`, headers: own });
  assert.equal(answer.statusCode, 200);
});

test('no page of the control surface takes anything but JSON', async () => {
  const { app } = await commonServer();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/mock/worlds',
      headers: { 'content-type': type },
      payload: '{}',
    });
    assert.equal(problemOf(answer).code, 'content-type-unsupported');
  }
});

test('a server that is no mock has one world and nothing under /mock', async (context) => {
  const app = await testApp(context, { isMock: false });
  for (const { method, path } of Object.values<Operation>(mockOperations)) {
    const answer = await app.inject({ method, url: path.replace('{id}', 'default') });
    assert.equal(answer.statusCode, 404, path);
  }
  const session = { method: 'POST', url: providerPaths.session, payload: { persona: 'closing' } } as const;
  assert.equal((await app.inject(session)).statusCode, 404, 'nobody signs in but by the sign-in page');
  const page = await app.inject({
    method: 'POST',
    url: authorizeAddress({}),
    headers: {
      host: 'localhost:80',
      'content-type': 'application/x-www-form-urlencoded',
      [worldHeader]: 'nowhere',
    },
    payload: 'persona=closing',
  });
  const code = answerIn(page.headers.location).get('code') ?? '';
  const { access_token: accessToken } = (await redeem(app, { code })).json<{ access_token: string }>();
  const user = await app.inject({
    url: '/api/navigation/user',
    headers: { authorization: `Bearer ${accessToken}`, [worldHeader]: 'nowhere' },
  });
  assert.equal(user.statusCode, 200);
  const answer = await app.inject({ url: '/api/configuration', headers: { [worldHeader]: 'nowhere' } });
  assert.equal(answer.statusCode, 200);
});
