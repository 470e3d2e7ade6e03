import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { problemOf, testApp } from '../../test/server.ts';

/** The headers of a browser that opens an address in a window. */
const opening = {
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  accept: 'text/html',
};
const home = '/Loan/Pipeline';

const publicDemo = (context: TestContext, visitorWorlds = 3) =>
  testApp(context, { visitorWorlds, idleWorldHours: 1 / 3 });

/** Opens a page as a new visitor. Returns the cookie of the visitor's world. */
async function newVisitor(app: FastifyInstance): Promise<string> {
  const { headers } = await app.inject({ url: home, headers: opening });
  const cookies = [headers['set-cookie'] ?? []].flat();
  return cookies.find((cookie) => cookie.startsWith('threshold-world'))?.split(';')[0] ?? '';
}

const statusOf = async (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers })).statusCode;

test('a visitor without a cookie gets a world, and keeps it by its cookie', async (context) => {
  const app = await publicDemo(context);
  const cookie = await newVisitor(app);
  assert.match(cookie, /^threshold-world[\w-]*=\w{10,}$/);
  const again = await app.inject({ url: home, headers: { ...opening, cookie } });
  assert.doesNotMatch(String(again.headers['set-cookie']), /threshold-world/);
  assert.notEqual(await newVisitor(app), cookie);
});

test('a visitor whose world has expired gets a new one', async (context) => {
  const app = await publicDemo(context);
  const [name] = (await newVisitor(app)).split('=');
  const { headers } = await app.inject({ url: home, headers: { ...opening, cookie: `${name}=gone` } });
  assert.match(String(headers['set-cookie']), new RegExp(`${name}=(?!gone)`));
});

test('a program, a frame and a prefetch without a world get none', async (context) => {
  const app = await publicDemo(context);
  assert.equal(problemOf(await app.inject('/api/configuration')).code, 'world-unknown');
  for (const more of [{ 'sec-fetch-dest': 'iframe' }, { 'sec-purpose': 'prefetch' }]) {
    const response = await app.inject({ url: home, headers: { ...opening, ...more } });
    assert.equal(response.statusCode, 400);
    assert.match(response.body, /<a href="\/" target="_top">Start again<\/a>/);
  }
  for (const path of ['/ready', '/api-docs', '/page-assets/pages.css'])
    assert.notEqual(await statusOf(app, path), 400);
});

test('beyond the limit the world that was unused for longest is deleted', async (context) => {
  context.mock.timers.enable({ apis: ['Date'], now: 1_800_000_000_000 });
  const app = await publicDemo(context);
  const visitors: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    visitors.push(await newVisitor(app));
    context.mock.timers.tick(1_000);
  }
  const [first = '', second = '', third = ''] = visitors;
  const isKept = async (cookie: string) => (await statusOf(app, '/api/configuration', { cookie })) === 200;
  assert.ok(await isKept(first));
  context.mock.timers.tick(1_000);
  const fourth = await newVisitor(app);
  assert.deepEqual(await Promise.all([first, second, third, fourth].map(isKept)), [true, false, true, true]);
});

test('of the control API a visitor reaches the demos, the bar and the own world', async (context) => {
  const app = await publicDemo(context);
  const cookie = await newVisitor(app);
  assert.equal(await statusOf(app, '/mock/worlds/current', { cookie }), 200);
  for (const path of [
    '/mock',
    '/mock/',
    '/mock/catalogue',
    '/mock/worlds/currently',
    '/mock/enter?recipe=e30',
    '/%6dock/catalogue',
    '/mock/worlds/default/journal',
  ]) {
    assert.equal(await statusOf(app, path, { ...opening, cookie }), 404, path);
  }
  for (const url of ['/mock/worlds', '/mock/states']) {
    const response = await app.inject({ method: 'POST', url, headers: { cookie }, payload: {} });
    assert.equal(problemOf(response).code, 'path-unknown', url);
  }
});

test('without a world a visitor reaches no world by the control API', async (context) => {
  const app = await publicDemo(context);
  assert.equal(problemOf(await app.inject('/mock/worlds/current')).code, 'world-unknown');
});
