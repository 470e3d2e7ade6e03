import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { test } from 'node:test';
import type { RunningWorld, WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { fieldsOf, newWorld, problemOf, testApp } from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';
import { change } from '../../test/control.ts';

const { app } = await commonServer();

const mozilla = 'Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/140.0';
/** Headers of a browser for an address that the user has typed. */
const opened = {
  'user-agent': mozilla,
  accept: 'text/html,*/*;q=0.8',
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
/** Headers of a browser for a link that the user has followed from another site. */
const linked = { ...opened, 'sec-fetch-site': 'cross-site' };

const enter = (recipe: unknown, headers: Record<string, string> = opened, method: 'GET' | 'POST' = 'GET') =>
  app.inject({
    method,
    url: `/mock/enter?recipe=${Buffer.from(JSON.stringify(recipe)).toString('base64url')}`,
    headers: { host: 'localhost:4300', ...headers },
  });

async function worldOf(id: string, at = app): Promise<RunningWorld> {
  return (await at.inject({ url: `/mock/worlds/${id}`, headers: { host: 'localhost:4300' } })).json();
}

test('a link creates a world, sets its cookie in the browser and opens the product', async () => {
  const response = await enter({ persona: 'closing', clock: { now: '2026-02-03T04:05Z' } });
  assert.equal(response.statusCode, 302);
  assert.equal(response.headers.location, '/');
  const [cookie] = response.cookies;
  assert.equal(cookie?.name, 'threshold-world-4300');
  assert.equal(cookie.path, '/');
  assert.equal((await worldOf(cookie.value)).persona, 'closing');
  assert.equal((await app.inject('/mock/enter')).statusCode, 302);
});

test('the link of a world creates an equal world', async (context) => {
  const recipe: WorldRecipe = {
    persona: 'originator',
    seed: 'empty',
    flags: { enableAiAssistant: true },
    features: { lead: false },
    menus: { loan: [], rates: [] },
    clock: { now: '2026-02-03T04:05:06Z' },
    faults: {
      named: { operation: 'getUser', kind: 'status', status: 500, message: 'Grüße', nth: 1, times: 'always' },
      any: { operation: 'any', kind: 'delay', delayMilliseconds: 20, nth: 3, times: 2 },
    },
  };
  const { state, ...first } = await worldOf(await newWorld(app, recipe));
  assert.match(state.link, /^http:\/\/localhost:4300\/mock\/enter\?recipe=[\w-]+$/);
  const elsewhere = await testApp(context);
  const { pathname, search } = new URL(state.link);
  const response = await elsewhere.inject({ url: pathname + search, headers: { host: 'localhost:4300' } });
  const { state: _state, ...second } = await worldOf(response.cookies[0]?.value ?? '', elsewhere);
  // The requests at the start of the product must not use up a fault for any operation.
  const { named, any } = first.faults ?? {};
  assert.deepEqual(second, { ...first, faults: { named, any: { ...any, afterStart: true } } });
});

test('in a link, counted faults for any operation begin after the start of the product', async () => {
  const any = { operation: 'any', kind: 'status', status: 500 } as const;
  const always = { ...any, times: 'always' } as const;
  const faults = { once: any, second: { ...always, nth: 2 }, always };
  const { link } = (await worldOf(await newWorld(app, { faults }))).state;
  const recipe = JSON.parse(Buffer.from(link.split('=')[1] ?? '', 'base64url').toString()) as WorldRecipe;
  assert.deepEqual(
    Object.values(recipe.faults ?? {}).map((one) => one?.afterStart),
    [true, true, undefined],
  );
});

test('a long recipe is compressed into the link', async () => {
  const fault = { operation: 'getUser', kind: 'status', status: 500, message: 'x'.repeat(490) } as const;
  const faults = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`f${index}`, fault]));
  const { link, linkLeavesOut } = (await worldOf(await newWorld(app, { faults }))).state;
  assert.deepEqual(linkLeavesOut, []);
  const response = await app.inject(new URL(link).pathname + new URL(link).search);
  const made = await worldOf(response.cookies[0]?.value ?? '');
  assert.equal(Object.keys(made.faults ?? {}).length, 9);
});

test('a link leaves out the parts that are too long for an address, and the state names them', async () => {
  const random = () => randomBytes(240).toString('hex');
  const fault = { operation: 'getUser', kind: 'status', status: 500 } as const;
  const faults = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`f${index}`, { ...fault, message: random() }]),
  );
  const loans = { 900_001: { originatorUserId: 301 } };
  const id = await newWorld(app, { persona: 'closing', faults, loans });
  const { link, linkLeavesOut } = (await worldOf(id)).state;
  assert.deepEqual(linkLeavesOut, ['faults']);
  assert.ok(link.length < 4_100);
  const response = await app.inject(new URL(link).pathname + new URL(link).search);
  const { state: _state, ...made } = await worldOf(response.cookies[0]?.value ?? '');
  assert.deepEqual(made, { persona: 'closing', seed: 'standard', loans });
});

test('a compressed recipe that is too large when decompressed is refused', async () => {
  const bomb = deflateRawSync(Buffer.alloc(2_500_000, ' ')).toString('base64url');
  const response = await app.inject(`/mock/enter?recipe=z.${bomb}`);
  assert.deepEqual([response.statusCode, fieldsOf(response)], [400, ['recipe']]);
});

test('a link has the present time only if the clock of the world was changed', async () => {
  const id = await newWorld(app);
  const recipeOf = async (): Promise<WorldRecipe> => {
    const { link } = (await worldOf(id)).state;
    return JSON.parse(Buffer.from(link.split('=')[1] ?? '', 'base64url').toString());
  };
  assert.deepEqual(await recipeOf(), { seed: 'standard' });
  await change(app, id, { clock: { now: '2030-01-01T00:00Z', isFrozen: false } });
  assert.match((await recipeOf()).clock?.now ?? '', /^2030-01-01T00:0/);
});

test('an invalid link gets a page that names the invalid field', async () => {
  const refusals = [
    [{ persona: 'nobody', seed: 'none' }, 400, '<b>persona</b> is not the id of a persona.'],
    [{ flags: { '<b>': 1 } }, 400, 'flags.&lt;b&gt;'],
    [{ clock: { now: 'tomorrow' } }, 400, '<b>clock.now</b>'],
    [[], 400, '<b>body</b>'],
    [null, 400, '<b>body</b>'],
  ] as const;
  for (const [recipe, status, text] of refusals) {
    const response = await enter(recipe);
    assert.equal(response.statusCode, status);
    assert.match(String(response.headers['content-type']), /^text\/html/);
    assert.ok(response.body.includes(text), response.body);
    assert.equal(response.cookies.length, 0);
  }
  for (const recipe of ['%7B', 'e30', '', 'x'.repeat(4_001), 'e30&recipe=e30']) {
    const response = await app.inject({ url: `/mock/enter?recipe=${recipe}`, headers: opened });
    assert.equal(response.statusCode, recipe === 'e30' ? 302 : 400, recipe.slice(0, 20));
  }
});

test('an invalid link gets a problem body if the client does not accept HTML', async () => {
  const response = await enter({ clock: { now: 'tomorrow' } }, { accept: 'application/json' });
  assert.deepEqual(fieldsOf(response), ['clock.now']);
  assert.equal(problemOf(response).code, 'invalid-request');
  const hostile = await app.inject(
    `/mock/enter?recipe=${Buffer.from('{"__proto__":{"persona":"closing"}}').toString('base64url')}`,
  );
  assert.deepEqual(fieldsOf(hostile), ['__proto__']);
});

/** Presses the button of the confirmation page. */
const confirm = (recipe: unknown, headers: Record<string, string> = {}) =>
  enter(
    recipe,
    {
      ...opened,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:4300',
      ...headers,
    },
    'POST',
  );

test('a link on another site opens a confirmation page, whose button creates the world', async () => {
  const recipe: WorldRecipe = { persona: 'closing', faults: { silent: { operation: 'any', kind: 'hang' } } };
  const asked = await enter(recipe, linked);
  assert.equal(asked.statusCode, 200);
  assert.deepEqual(asked.cookies, []);
  assert.match(asked.body, /<form method="post" action="\/mock\/enter\?recipe=[\w-]+">/);
  assert.match(asked.body, /Calvin Osterhout is signed in/);
  assert.match(asked.body, /1 pending fault\./);
  // Other sites may not frame it.
  assert.match(String(asked.headers['content-security-policy']), /frame-ancestors 'self'/);
  const entered = await confirm(recipe);
  assert.equal(entered.statusCode, 303);
  assert.equal(entered.headers.location, '/');
  assert.equal((await worldOf(entered.cookies[0]?.value ?? '')).persona, 'closing');
});

test('a browser without Sec-Fetch headers gets the confirmation page, since it may be a frame', async () => {
  const asked = await enter({}, { 'user-agent': mozilla, accept: 'text/html,*/*;q=0.8' });
  assert.equal(asked.statusCode, 200);
  assert.deepEqual(asked.cookies, []);
});

test('a page of this server and a program get the world without confirmation', async () => {
  const programs: readonly Record<string, string>[] = [
    {},
    { 'user-agent': 'curl/8.5.0', accept: '*/*' },
    { 'user-agent': 'node', 'sec-fetch-mode': 'cors' },
  ];
  for (const headers of [{ ...opened, 'sec-fetch-site': 'same-origin' }, ...programs]) {
    assert.equal((await enter({}, headers)).statusCode, 302, JSON.stringify(headers));
  }
});

test('a link that does not open in a window of its own creates no world', async () => {
  const embedded: readonly Record<string, string>[] = [
    { ...linked, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    { ...linked, 'sec-fetch-dest': 'iframe' },
    { ...linked, 'sec-fetch-dest': 'object' },
    { ...linked, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    { ...opened, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' },
    { ...opened, 'sec-purpose': 'prefetch;prerender' },
    { ...opened, purpose: 'prefetch' },
    { 'user-agent': mozilla, accept: 'image/avif,image/webp,*/*;q=0.8' },
    { 'user-agent': mozilla, accept: '*/*' },
  ];
  for (const headers of embedded) {
    const response = await enter({}, headers);
    assert.equal(response.statusCode, 403, JSON.stringify(headers));
    assert.deepEqual(response.cookies, []);
    assert.match(response.body, /Open this address in a browser window/);
  }
});

test('a form on a page of another site creates no world', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  for (const headers of [
    { ...form, 'sec-fetch-site': 'cross-site' },
    { ...form, 'sec-fetch-site': 'same-site' },
    { ...form, origin: 'http://evil.example' },
    { ...form, origin: 'null' },
  ]) {
    const response = await enter({}, headers, 'POST');
    assert.equal(response.statusCode, 403, JSON.stringify(headers));
    assert.deepEqual(response.cookies, []);
  }
});

test('a bulk seed in a link becomes a world with its number of loans', async () => {
  const entered = await confirm({ seed: 'bulk-300' });
  assert.equal((await worldOf(entered.cookies[0]?.value ?? '')).state.loans, 300);
});
