import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { commonServer } from '../../test/common-server.ts';
import { loanRequest, signedIn } from '../../test/server.ts';
import { connect, ControlError } from './client.ts';

/** Sends the requests of a client to a server without a network. */
const injecting =
  (app: FastifyInstance): typeof fetch =>
  async (address, { method, headers, body } = {}) => {
    const { pathname, search } = new URL(String(address));
    const answer = await app.inject({
      method,
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode });
  };

const control = async () => {
  const { app } = await commonServer();
  return { app, server: connect('http://localhost:4300', { fetch: injecting(app) }) };
};

test('a world is created from a recipe, with the cookie and header that select it', async () => {
  const { server } = await control();
  const world = await server.createWorld({ persona: 'closing' });
  assert.equal((await world.getWorld()).persona, 'closing');
  assert.deepEqual(world.headers, { 'x-world': world.id });
  assert.equal(world.cookie.value, world.id);
});

test('a world has methods for changes, journal, tokens and events', async () => {
  const { app, server } = await control();
  const world = await server.createWorld();
  const { state } = await world.changeWorld({
    clock: { now: '2031-02-03T04:05:06Z' },
    faults: { silent: { operation: 'getUser', kind: 'hang', nth: 2 } },
  });
  assert.equal(state.clock.now, '2031-02-03T04:05:06.000Z');
  const { accessToken } = await world.issueToken({ persona: 'closing' });
  const headers = { ...world.headers, authorization: `Bearer ${accessToken}` };
  await app.inject({ url: '/api/navigation/user', headers });
  assert.equal((await world.searchJournal({ operation: 'getUser', caller: 'closing' })).count, 1);
  assert.deepEqual((await world.getWorld()).state.faults, { silent: { met: 0 } });
  assert.equal((await world.changeWorld({ faults: { silent: null } })).faults, undefined);
  await world.clearJournal();
  assert.deepEqual((await world.searchJournal({})).entries, []);
  assert.deepEqual(await world.sendEvent({ name: 'sessionExtend' }), { listeners: 0 });
  const found = await world.getWorldLoans({ find: '1000123404' });
  assert.deepEqual(
    found.map(({ generalAccountId }) => generalAccountId),
    [123_404],
  );
  await world.deleteWorld();
  await assert.rejects(world.getWorld(), { status: 404, code: 'world-not-found' });
});

test('an error names the request and says what to do', async () => {
  const { server } = await control();
  await assert.rejects(server.createWorld({ persona: 'clossing' }), (error) => {
    assert.ok(error instanceof ControlError);
    assert.match(
      error.message,
      /^POST \/mock\/worlds: 400 invalid-request\. persona: is not the id of a persona: did you mean closing\?/,
    );
    return true;
  });
});

test('a server that does not respond is named', async () => {
  const away = connect('http://localhost:4300/mock', {
    fetch: () => Promise.reject(new TypeError('failed')),
  });
  await assert.rejects(away.getCatalogue(), {
    message:
      'No server responds at http://localhost:4300: start it with npx threshold-mock-server --port 4300, or with npm start in its repository.',
  });
});

test('a response that no mock server sends is an error that says what came instead', async () => {
  const responses: readonly (readonly [string, RegExp, number?])[] = [
    ['<!doctype html><title>Wiki</title>', /sent an HTML page instead of JSON\. Check that the address/],
    ['', /sent nothing\. Check/],
    ['{"version":"7"}', /sent JSON of another product\. Check/],
    ['{"error":"no such page"}', /404\. .* sent JSON of another product/, 404],
    ['Bad Gateway', /502\. .* sent a text instead of JSON/, 502],
  ];
  for (const [body, words, status = 200] of responses) {
    const other = connect('http://localhost:4406', { fetch: async () => new Response(body, { status }) });
    await assert.rejects(other.createWorld(), (error) => {
      assert.ok(error instanceof ControlError);
      assert.match(error.message, /^POST \/mock\/worlds: /);
      assert.match(error.message, words);
      return true;
    });
  }
});

test('an address without http is refused with the address that is meant', () => {
  assert.throws(() => connect('localhost:4406'), {
    name: 'ControlError',
    message: '"localhost:4406" is not the address of a server: write http://localhost:4406.',
  });
  assert.throws(() => connect(''), {
    message: '"" is not the address of a server: write http://localhost:4300.',
  });
});

test('the link of a recipe creates the world', async () => {
  const { app, server } = await control();
  const recipe = { persona: 'closing', settings: { productTitle: 'Hafenkredit – Süd' } };
  const link = new URL(server.linkTo(recipe));
  const answer = await app.inject(link.pathname + link.search);
  assert.equal(answer.statusCode, 302, answer.body);
  const id = /=([a-z0-9]+);/.exec(String(answer.headers['set-cookie']))?.[1] ?? '';
  const { persona, settings } = await server.world(id).getWorld();
  assert.deepEqual([persona, settings?.productTitle], ['closing', 'Hafenkredit – Süd']);
});

test('a recipe that is too long for a link throws an error with its length and the limit', async () => {
  const { server } = await control();
  const fault = { operation: 'getUser', kind: 'status', status: 500, message: 'x'.repeat(400) } as const;
  const faults = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`f${index}`, fault]));
  assert.throws(() => server.linkTo({ faults }), {
    name: 'ControlError',
    message:
      /^The recipe is too long for a link: it has \d+ characters, and at most 4000 are allowed\. Create the world with createWorld instead\.$/,
  });
});

test('a world is created again from its saved recipe', async () => {
  const { server } = await control();
  const world = await server.createWorld({ persona: 'closing', clock: { now: '2026-03-02T10:00:00Z' } });
  await world.changeWorld({ flags: { enableAiAssistant: true }, settings: { productTitle: 'Harbor' } });
  const { state: _state, ...saved } = await world.getWorld();
  const again = await server.createWorld(saved);
  const { state: _other, ...made } = await again.getWorld();
  assert.deepEqual(made, saved);
});

test('a request with a tax identifier of nine digits is found by its mask', async () => {
  const { app, server } = await control();
  const world = await server.createWorld();
  const user = await signedIn(app, 'lending-staff', world.id);
  assert.equal((await user.post('/api/loans', loanRequest)).statusCode, 200);
  const body = { borrowerDetails: { taxIdentifier: '*********' } };
  assert.equal((await world.searchJournal({ operation: 'createLoan', status: 200, body })).count, 1);
  assert.equal((await world.searchJournal({ operation: 'createLoan', status: 400, body })).count, 0);
});
