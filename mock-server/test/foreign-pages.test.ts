import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { providerPaths } from '../../contracts/api/provider-paths.ts';
import { authorizeAddress, sessionCookieFor } from './sign-in.ts';
import { type ChangeCounter, countChanges } from './change-counter.ts';
import { openStore } from '../platform/worlds/open-store.ts';
import { testApp } from './server.ts';

/** Starts a server with a persona signed in to the default world. `changes` counts the writes to its data file. */
async function stage(context: TestContext): Promise<{ app: FastifyInstance; changes: ChangeCounter }> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-foreign-'));
  const store = await openStore(join(folder, 'data.sqlite'));
  const changes = countChanges(join(folder, 'data.sqlite'));
  context.after(async () => {
    changes.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const app = await testApp(context, { store });
  await app.inject({ method: 'PATCH', url: '/mock/worlds/default', payload: { persona: 'processor' } });
  return { app, changes };
}

/** Returns the addresses of all GET routes, with valid parameters. */
function addresses(app: FastifyInstance): string[] {
  const query = 'accountId=123409&taskId=70108&generalAccountId=123409';
  const paths = app.knownPaths
    .all()
    .filter(({ method, path }) => method === 'GET' && !/\/(?:events|stream)$/.test(path));
  return [
    ...paths.map(
      ({ path }) => `${path.replace('{id}', 'default').replaceAll(/\{\w+\}/g, '123409')}?${query}`,
    ),
    '/mock/enter',
    authorizeAddress({}),
    `${providerPaths.logout}?post_logout_redirect_uri=${encodeURIComponent('http://localhost:80/signed-out')}`,
  ];
}

const browser = { 'user-agent': 'Mozilla/5.0', accept: 'text/html,*/*', 'sec-fetch-site': 'cross-site' };
const ways: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'an image': { ...browser, accept: 'image/*,*/*', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  'a frame': { ...browser, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  'a link': { ...browser, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
};

for (const [way, headers] of Object.entries(ways)) {
  test(`${way} on a page of another site changes nothing at any address`, async (context) => {
    const { app, changes } = await stage(context);
    const cookie = await sessionCookieFor(app, 'processor', { host: 'localhost:80' });
    const all = addresses(app);
    assert.ok(all.length > 60, `${all.length} addresses`);
    for (const url of all) {
      // Browsers send this cookie only when a user follows a link. The test sends the cookie in all cases.
      for (const sent of [headers, { ...headers, cookie }]) {
        const before = changes.version();
        const response = await app.inject({ url, headers: { host: 'localhost:80', ...sent } });
        assert.equal(changes.version(), before, `${url} ${response.statusCode}`);
        assert.doesNotMatch(String(response.headers['set-cookie']), /threshold-/, `${url} sets a cookie`);
      }
    }
  });
}

test('a page of this server selects a loan, selects a task, and signs out', async (context) => {
  const { app, changes } = await stage(context);
  const own = { host: 'localhost:80', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
  const changing = addresses(app).filter((url) => /SelectLoan\?|SelectQueueTask\?|logout\?post/.test(url));
  assert.equal(changing.length, 3);
  for (const url of changing) {
    const before = changes.version();
    await app.inject({ url, headers: own });
    assert.notEqual(changes.version(), before, url);
  }
});

test('a logout link on another site shows a confirmation page, whose link logs out', async (context) => {
  const { app } = await stage(context);
  const url = `${providerPaths.logout}?post_logout_redirect_uri=${encodeURIComponent('http://localhost:80/signed-out')}`;
  const asked = await app.inject({ url, headers: { host: 'localhost:80', ...ways['a link'] } });
  assert.equal(asked.statusCode, 200);
  assert.ok(asked.body.includes(`<a href="${url}">Sign out</a>`), asked.body);
  const answered = await app.inject({
    url,
    headers: { host: 'localhost:80', 'sec-fetch-site': 'same-origin' },
  });
  assert.equal(answered.headers.location, 'http://localhost/signed-out');
});
