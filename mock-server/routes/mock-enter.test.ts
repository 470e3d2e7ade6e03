import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { WorldRecipe, WorldState } from '../../contracts/schemas/mock.ts';
import { fieldsOf, newWorld, problemOf, testApp } from '../testing.ts';
import { commonServer } from '../common-testing.ts';

const page = { accept: 'text/html,*/*' };

const enter = (app: FastifyInstance, recipe: unknown, headers: Record<string, string> = page) =>
  app.inject({
    url: `/mock/enter?recipe=${Buffer.from(JSON.stringify(recipe)).toString('base64url')}`,
    headers: { host: 'localhost:4300', ...headers },
  });

async function stateOf(app: FastifyInstance, id: string): Promise<WorldState> {
  return (await app.inject({ url: `/mock/worlds/${id}`, headers: { host: 'localhost:4300' } })).json();
}

test('a link makes a world, leads the browser into it and opens the product', async () => {
  const { app } = await commonServer();
  const answer = await enter(app, { persona: 'closing', now: '2026-02-03T04:05Z' });
  assert.equal(answer.statusCode, 302);
  assert.equal(answer.headers.location, '/');
  const [cookie] = answer.cookies;
  assert.equal(cookie?.name, 'threshold-world-4300');
  assert.equal(cookie.path, '/');
  assert.equal((await stateOf(app, cookie.value)).persona, 'closing');
  assert.equal((await app.inject('/mock/enter')).statusCode, 302);
});

test('the link of a world makes another one like it', async (context) => {
  const { app } = await commonServer();
  const recipe: WorldRecipe = {
    persona: 'originator',
    seed: 'empty',
    flags: { enableAiAssistant: true },
    features: { lead: false },
    emptyMenus: ['loan', 'rates'],
    now: '2026-02-03T04:05:06Z',
    faults: [
      { operation: 'getUser', kind: 'status', status: 500, message: 'Grüße', nth: 1, times: null },
      { operation: 'any', kind: 'delay', delayMilliseconds: 20, nth: 3, times: 2 },
    ],
  };
  const first = await stateOf(app, await newWorld(app, recipe));
  assert.match(first.link, /^http:\/\/localhost:4300\/mock\/enter\?recipe=[\w-]+$/);
  const elsewhere = await testApp(context);
  const { pathname, search } = new URL(first.link);
  const answer = await elsewhere.inject({ url: pathname + search, headers: { host: 'localhost:4300' } });
  const second = await stateOf(elsewhere, answer.cookies[0]?.value ?? '');
  const { id: _id, createdAt: _createdAt, ...state } = first;
  const { id: _otherId, createdAt: _otherCreatedAt, ...other } = second;
  assert.deepEqual(other, state);
});

test('a link says when it leaves out faults that are too long for an address', async () => {
  const { app } = await commonServer();
  const message = 'x'.repeat(490);
  const fault = { operation: 'getUser', kind: 'status', status: 500, message } as const;
  const fits = await stateOf(app, await newWorld(app, { faults: [fault] }));
  assert.equal(fits.linkLeavesOutFaults, false);
  const tooLong = await stateOf(app, await newWorld(app, { faults: Array.from({ length: 9 }, () => fault) }));
  assert.equal(tooLong.linkLeavesOutFaults, true);
  const { pathname, search } = new URL(tooLong.link);
  const answer = await app.inject({ url: pathname + search, headers: { host: 'localhost:4300' } });
  assert.deepEqual((await stateOf(app, answer.cookies[0]?.value ?? '')).faults, []);
});

test('a link carries the present of a clock that has been moved, and none of one that has not', async () => {
  const { app } = await commonServer();
  const id = await newWorld(app);
  const recipeOf = async (): Promise<WorldRecipe> => {
    const { link } = await stateOf(app, id);
    return JSON.parse(Buffer.from(link.split('=')[1] ?? '', 'base64url').toString());
  };
  assert.deepEqual(await recipeOf(), { seed: 'standard' });
  await app.inject({
    method: 'POST',
    url: `/mock/worlds/${id}/clock`,
    payload: { now: '2030-01-01T00:00Z', isFrozen: false },
  });
  assert.match((await recipeOf()).now ?? '', /^2030-01-01T00:0/);
});

test('faults that do not fit into an address stay behind', async () => {
  const { app } = await commonServer();
  const long = { operation: 'getUser', kind: 'status', status: 500, message: 'x'.repeat(500) } as const;
  const id = await newWorld(app, { persona: 'closing', faults: Array.from({ length: 10 }, () => long) });
  const { link } = await stateOf(app, id);
  assert.ok(link.length < 4_100);
  const answer = await app.inject(new URL(link).pathname + new URL(link).search);
  const state = await stateOf(app, answer.cookies[0]?.value ?? '');
  assert.deepEqual([state.persona, state.faults], ['closing', []]);
});

test('a link that cannot be followed gets a page that names the field', async () => {
  const { app } = await commonServer();
  const refusals = [
    [{ persona: 'nobody' }, 404, 'The personas are'],
    [{ flags: { '<b>': 1 } }, 400, 'flags.&lt;b&gt;'],
    [{ now: 'tomorrow' }, 400, '<b>now</b>'],
    [[], 400, '<b>recipe</b>'],
    [null, 400, '<b>recipe</b>'],
  ] as const;
  for (const [recipe, status, text] of refusals) {
    const answer = await enter(app, recipe);
    assert.equal(answer.statusCode, status);
    assert.match(String(answer.headers['content-type']), /^text\/html/);
    assert.ok(answer.body.includes(text), answer.body);
    assert.equal(answer.cookies.length, 0);
  }
  for (const recipe of ['%7B', 'e30', '', 'x'.repeat(4_001), 'e30&recipe=e30']) {
    const answer = await app.inject({ url: `/mock/enter?recipe=${recipe}`, headers: page });
    assert.equal(answer.statusCode, recipe === 'e30' ? 302 : 400, recipe.slice(0, 20));
  }
});

test('a client that takes no page gets a problem body', async () => {
  const { app } = await commonServer();
  const answer = await enter(app, { now: 'tomorrow' }, { accept: 'application/json' });
  assert.deepEqual(fieldsOf(answer), ['now']);
  assert.equal(problemOf(answer).code, 'invalid-request');
  const hostile = await app.inject(
    `/mock/enter?recipe=${Buffer.from('{"__proto__":{"persona":"closing"}}').toString('base64url')}`,
  );
  assert.deepEqual(fieldsOf(hostile), ['__proto__']);
});
