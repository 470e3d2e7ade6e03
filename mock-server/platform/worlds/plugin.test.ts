import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worldCookieName, worldHeader } from '../../../contracts/api/headers.ts';
import { commonServer } from '../../test/common-server.ts';
import { stateOf } from '../../test/control.ts';
import { providerPaths } from '../../../contracts/api/provider-paths.ts';
import { antiForgery, loanRequest, newWorld, problemOf, signedIn, testApp } from '../../test/server.ts';

const { app } = await commonServer();

const ways = {
  header: { [worldHeader]: 'gone' },
  cookie: { cookie: `${worldCookieName('80')}=gone; ${antiForgery.cookie}` },
  'empty cookie': { cookie: `${worldCookieName('80')}=; ${antiForgery.cookie}` },
  host: { host: 'w-gone.localhost' },
} satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Addresses that belong to no world: files, documents, probes, and what creates a world or names it by its id. */
const outside =
  /^\/(?:mock(?:\/(?:worlds|catalogue|openapi\.json|enter|states|messages|demos.*|console\/.*))?|(?:page-)?assets\/.*|api-docs.*|favicon\.ico|health|ready)$/;

/** Every other address, with the path parameter `id` of the control API as the world of the request. */
const inWorlds = app.knownPaths
  .all()
  .filter(({ method, path }) => method !== 'HEAD' && !outside.test(path))
  .map(({ method, path }) => ({
    method,
    url: path.replace('/mock/worlds/{id}', '/mock/worlds/current').replaceAll(/\{\w+\}/g, '123409'),
  }));

/** What a backend reads to verify the tokens of all worlds. */
const keysOfProvider: readonly string[] = [providerPaths.discovery, providerPaths.keys];

/** Valid bodies: the control API validates a body before it looks for the world. */
const bodies: Readonly<Record<string, object>> = {
  'PATCH /mock/worlds/current': {},
  'POST /mock/worlds/current/tokens': { persona: 'closing' },
  'POST /mock/worlds/current/events': { name: 'sessionExtend' },
  'POST /mock/worlds/current/journal/search': {},
};

for (const [way, headers] of Object.entries(ways)) {
  test(`[T-1-03] a request whose ${way} names a world that does not exist is refused at every address`, async () => {
    const { headers: user } = await signedIn(app, 'lending-staff');
    assert.ok(inWorlds.length > 70, `${inWorlds.length} addresses`);
    for (const { method, url } of inWorlds) {
      const payload = bodies[`${method} ${url}`];
      const response = await app.inject({
        method,
        url,
        headers: { ...user, ...headers },
        ...(payload && { payload }),
      });
      assert.equal(response.statusCode, 400, `${method} ${url}: ${response.body.slice(0, 200)}`);
      const { code, detail } = problemOf(response);
      assert.equal(code, 'world-unknown', `${method} ${url}`);
      assert.match(detail, /There is no world ".*"\. It was deleted .* send POST \/mock\/worlds/);
    }
  });
}

test('a request that names no world is in the default world', async () => {
  const id = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/mock/worlds/current', headers })).json<{ state: { id: string } }>().state.id;
  const other = await newWorld(app);
  assert.equal(await id({}), 'default');
  assert.equal(
    await id({ host: 'localhost:4300', cookie: `${worldCookieName('4301')}=${other}` }),
    'default',
  );
});

test('the form of a lost world moves the browser to a new world', async () => {
  const entered = await app.inject({
    method: 'POST',
    url: '/mock/enter',
    headers: {
      cookie: `${worldCookieName('80')}=gone`,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  });
  assert.deepEqual([entered.statusCode, entered.headers.location], [303, '/']);
  assert.equal((await app.inject(`/mock/worlds/${entered.cookies[0]?.value}`)).statusCode, 200);
});

test('a server that requires worlds refuses every request that names none, and says how to name one', async (context) => {
  const strict = await testApp(context, { isWorldRequired: true });
  for (const { method, url } of inWorlds.filter((address) => !keysOfProvider.includes(address.url))) {
    const payload = bodies[`${method} ${url}`];
    const response = await strict.inject({ method, url, headers: antiForgery, ...(payload && { payload }) });
    assert.equal(response.statusCode, 400, `${method} ${url}: ${response.body.slice(0, 200)}`);
    const { code, detail } = problemOf(response);
    assert.equal(code, 'world-unknown', `${method} ${url}`);
    assert.match(
      detail,
      /requires one .* POST \/mock\/worlds.* x-world .*cookie threshold-world-80, .* w-ID\.localhost/,
    );
  }
});

test('a server that requires worlds serves what belongs to no world, and requests that name one', async (context) => {
  const strict = await testApp(context, { isWorldRequired: true });
  const free = [
    '/health',
    '/ready',
    '/mock/worlds',
    '/mock/catalogue',
    '/api-docs',
    '/page-assets/none',
    '/spec',
  ];
  for (const url of [...free, ...keysOfProvider, '/threshold.svg']) {
    assert.notEqual((await strict.inject(url)).statusCode, 400, url);
  }
  // Without an answer, the console of the browser would show an error.
  assert.equal((await strict.inject('/favicon.ico')).statusCode, 204);
  const preflight = await strict.inject({ method: 'OPTIONS', url: '/api/configuration' });
  assert.notEqual(preflight.statusCode, 400);
  const id = await newWorld(strict);
  const cookie = `${worldCookieName('80')}=${id}`;
  const named = [
    { [worldHeader]: id },
    { cookie },
    { host: `w-${id}.localhost` },
    { [worldHeader]: 'default' },
  ];
  for (const headers of named) {
    assert.equal((await strict.inject({ url: '/api/configuration', headers })).statusCode, 200);
    assert.equal((await strict.inject({ url: '/mock/worlds/current', headers })).statusCode, 200);
  }
});

test('a browser without a world gets a page with a button for a new world', async (context) => {
  const strict = await testApp(context, { isWorldRequired: true });
  const { statusCode, body } = await strict.inject({ url: '/', headers: { accept: 'text/html' } });
  assert.equal(statusCode, 400);
  assert.match(
    body,
    /This browser has no world yet[^]*import test from @threshold-mock\/client\/playwright\.[^]*action="\/mock\/enter"[^]*Make a new world/,
  );
});

test('a browser that its cookie moves to another world acts with the rights and data of that world', async () => {
  const [home, other] = [await newWorld(app), await newWorld(app, { features: { createLoan: false } })];
  const { [worldHeader]: _home, ...headers } = (await signedIn(app, 'lending-staff', home)).headers;
  const loansIn = async (world: string) => (await stateOf(app, world)).loans;
  const create = (world: string) =>
    app.inject({
      method: 'POST',
      url: '/api/loans',
      headers: { ...headers, cookie: `${headers['cookie']}; ${worldCookieName('80')}=${world}` },
      payload: loanRequest,
    });
  const before = [await loansIn(home), await loansIn(other)];
  // The features of the requested world apply: createLoan is off there.
  assert.equal(problemOf(await create(other)).code, 'feature-missing');
  await app.inject({ method: 'PATCH', url: `/mock/worlds/${other}`, payload: { features: null } });
  assert.equal((await create(other)).statusCode, 200);
  assert.deepEqual([await loansIn(home), await loansIn(other)], [before[0], Number(before[1]) + 1]);
});
