import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worldHeader } from '../../../contracts/api/headers.ts';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { Catalogue } from '../../../contracts/operations/catalogue.ts';
import { faultKinds } from '../../../contracts/operations/fault.ts';
import type { Operation } from '../../../contracts/operation.ts';
import { productOperations } from '../../../contracts/operations/all.ts';
import { providerPaths } from '../../../contracts/api/provider-paths.ts';
import { redirectParameters, authorizeAddress, redeem } from '../../test/sign-in.ts';
import { newWorld, problemOf, testApp } from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';

test('the catalogue lists personas, seeds, flags, operations and faults', async () => {
  const { app } = await commonServer();
  const response = await app.inject('/mock/catalogue');
  assert.equal(response.statusCode, 200, response.body);
  const catalogue = response.json<Catalogue>();
  assert.ok(catalogue.personas.some(({ id }) => id === 'lending-staff'));
  assert.ok(catalogue.seeds.includes('standard') && catalogue.seeds.includes('empty'));
  assert.deepEqual(catalogue.bulkSeed, { prefix: 'bulk-', mostLoans: 1_900 });
  assert.deepEqual(catalogue.faultKinds, [...faultKinds]);
  assert.deepEqual(catalogue.events, ['loanUpdate', 'menuUpdate', 'sessionExtend']);
  assert.ok(catalogue.problems.some(({ code, status }) => code === 'feature-missing' && status === 403));
  const names = catalogue.operations.map(({ name }) => name);
  assert.deepEqual(names, [...Object.keys(productOperations), ...Object.keys(legacyPages)]);
  assert.equal(new Set(names).size, names.length);
});

test('a page of another site cannot use the control API', async () => {
  const { app } = await commonServer();
  const id = await newWorld(app);
  const requests = [
    { method: 'POST', url: `/mock/worlds/${id}/reset` },
    { method: 'DELETE', url: `/mock/worlds/${id}` },
    { method: 'DELETE', url: `/mock/worlds/${id}/journal` },
  ] as const;
  for (const request of requests) {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const response = await app.inject({ ...request, headers });
      assert.equal(problemOf(response).code, 'anti-forgery-missing');
    }
  }
  const own = { host: 'localhost:4300', origin: 'http://localhost:4300' };
  const response = await app.inject({ method: 'POST', url: `/mock/worlds/${id}/reset`, headers: own });
  assert.equal(response.statusCode, 200);
});

test('the control API refuses bodies that are not JSON', async () => {
  const { app } = await commonServer();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const response = await app.inject({
      method: 'POST',
      url: '/mock/worlds',
      headers: { 'content-type': type },
      payload: '{}',
    });
    assert.equal(problemOf(response).code, 'content-type-unsupported');
  }
});

test('with MOCK=off the server has one world and no path under /mock', async (context) => {
  const app = await testApp(context, { isMock: false });
  for (const { method, path } of Object.values<Operation>(mockOperations)) {
    const response = await app.inject({ method, url: path.replace('{id}', 'default') });
    assert.equal(response.statusCode, 404, path);
    assert.match(
      problemOf(response).detail,
      /^The control API is off: start the server with MOCK=on\. /,
      path,
    );
  }
  const session = { method: 'POST', url: providerPaths.session, payload: { persona: 'closing' } } as const;
  assert.equal((await app.inject(session)).statusCode, 404, 'users sign in by the sign-in page only');
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
  const code = redirectParameters(page.headers.location).get('code') ?? '';
  const { access_token: accessToken } = (await redeem(app, { code })).json<{ access_token: string }>();
  const user = await app.inject({
    url: '/api/navigation/user',
    headers: { authorization: `Bearer ${accessToken}`, [worldHeader]: 'nowhere' },
  });
  assert.equal(user.statusCode, 200);
  const response = await app.inject({ url: '/api/configuration', headers: { [worldHeader]: 'nowhere' } });
  assert.equal(response.statusCode, 200);
});
