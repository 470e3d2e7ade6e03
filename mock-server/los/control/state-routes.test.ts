import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyHeader, worldHeader } from '../../../contracts/api/headers.ts';
import { configurablePages } from '../../../contracts/api/legacy.ts';
import { providerStates, type StateName } from '../../../contracts/api/provider-states.ts';
import type { Configuration } from '../../../contracts/operations/configuration.ts';
import type { RunningWorld } from '../../../contracts/operations/mock-schemas.ts';
import type { StateValues } from '../../../contracts/operations/state-schemas.ts';
import { antiForgery, fieldsOf, loanRequest, problemOf, testApp } from '../../test/server.ts';
import { control, journalOf, storeInMemory } from '../../test/control.ts';
import { commonServer } from '../../test/common-server.ts';

type Parameters = Readonly<Record<string, string>>;

const change = (app: FastifyInstance, body: object, headers: Parameters = {}) =>
  app.inject({ method: 'POST', url: '/mock/states', headers, payload: body });

async function setUp(app: FastifyInstance, state: StateName, params: Parameters = {}): Promise<StateValues> {
  const response = await change(app, { state, params });
  assert.equal(response.statusCode, 200, response.body);
  return response.json<StateValues>();
}

/** Returns request headers with the world of a provider state, and with the access token if the state has one. */
const inState = ({ worldId = '', accessToken }: StateValues) => ({
  [worldHeader]: worldId,
  ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
  ...antiForgery,
});

const staff = { persona: 'lending-staff' };

/** Requests in each state. Their responses show that the state is set up. */
const evidence: Readonly<
  Record<StateName, (app: FastifyInstance, setUpAs: typeof setUp) => Promise<readonly unknown[]>>
> = {
  'somebody is signed in': async (app, enter) => {
    const headers = inState(await enter(app, 'somebody is signed in', staff));
    return [(await app.inject({ url: '/api/navigation/user', headers })).statusCode, 200];
  },
  'nobody is signed in': async (app, enter) => {
    const values = await enter(app, 'nobody is signed in');
    assert.equal(values.accessToken, undefined);
    return [(await app.inject({ url: '/api/configuration', headers: inState(values) })).statusCode, 200];
  },
  'the installation has a title and addresses of its own': async (app, enter) => {
    const headers = inState(await enter(app, 'the installation has a title and addresses of its own'));
    const { productTitle, pageAddresses } = (
      await app.inject({ url: '/api/configuration', headers })
    ).json<Configuration>();
    assert.equal(productTitle, 'Harbor Lending');
    return [Object.keys(pageAddresses ?? {}).toSorted(), configurablePages.toSorted()];
  },
  "somebody's session has expired": async (app, enter) => {
    const headers = inState(await enter(app, "somebody's session has expired", staff));
    return [problemOf(await app.inject({ url: '/api/navigation/user', headers })).code, 'token-rejected'];
  },
  'the server fails at a call': async (app, enter) => {
    const headers = inState(
      await enter(app, 'the server fails at a call', { ...staff, operation: 'getUser' }),
    );
    return [(await app.inject({ url: '/api/navigation/user', headers })).statusCode, 500];
  },
  'a menu has no entries': async (app, enter) => {
    const headers = inState(await enter(app, 'a menu has no entries', { ...staff, menu: 'rates' }));
    const response = await app.inject({ url: '/api/navigation/menu/rates', headers });
    return [response.json(), []];
  },
  'somebody has a loan open': async (app, enter) => {
    const values = await enter(app, 'somebody has a loan open', { ...staff, accountId: '123404' });
    const entries = await journalOf(app, values.worldId ?? '');
    return [entries.map(({ operation }) => operation), ['selectLoan']];
  },
  'somebody has created a loan with a key': async (app, enter) => {
    const values = await enter(app, 'somebody has created a loan with a key', { ...staff, key: 'one-click' });
    const response = await app.inject({
      method: 'POST',
      url: '/api/loans',
      headers: { ...inState(values), [idempotencyKeyHeader]: 'one-click' },
      payload: { ...loanRequest, interestRate: 7 },
    });
    return [problemOf(response).code, 'idempotency-key-reused'];
  },
  'the assistant has answered somebody': async (app, enter) => {
    const values = await enter(app, 'the assistant has answered somebody', staff);
    assert.ok(values.trackingId);
    return [typeof values.accessToken, 'string'];
  },
};

for (const [state, see] of Object.entries(evidence)) {
  test(`the state "${state}" is visible in the responses of its world`, async () => {
    const [seen, expected] = await see((await commonServer()).app, setUp);
    assert.deepEqual(seen, expected);
  });
}

test('a teardown deletes only the world of the state', async () => {
  const { app } = await commonServer();
  const [first, second] = [
    await setUp(app, 'somebody is signed in', staff),
    await setUp(app, 'nobody is signed in'),
  ];
  const teardown = { state: 'somebody is signed in', params: staff, action: 'teardown' };
  const response = await change(app, teardown, { [worldHeader]: first.worldId ?? '' });
  assert.deepEqual([response.statusCode, response.json()], [200, {}]);
  assert.equal((await control(app, 'GET', first.worldId ?? '')).statusCode, 404);
  assert.equal((await control(app, 'GET', second.worldId ?? '')).statusCode, 200);
  assert.equal((await change(app, teardown)).statusCode, 200);
  assert.equal((await control(app, 'GET', 'default')).json<RunningWorld>().state.id, 'default');
});

for (const [state, params, fields] of [
  ['a menu has no entries', { ...staff, menu: 'snacks' }, ['params.menu']],
  ['nobody is signed in', { accountId: 'x' }, ['params.accountId']],
  ['somebody is signed in', {}, ['params.persona']],
  ['nobody is signed in', staff, ['params.persona']],
  ['nobody is signed in', { mood: 'good' }, ['params.mood']],
  [
    'the server fails at a call',
    { persona: 'nobody', operation: 'getUsr' },
    ['params.persona', 'params.operation'],
  ],
] as const) {
  test(`the state "${state}" with ${JSON.stringify(params)} is refused with the names of its parameters`, async () => {
    const response = await change((await commonServer()).app, { state, params, action: 'setup' });
    assert.deepEqual(fieldsOf(response), fields);
  });
}

test('an unknown state is refused with the nearest name', async () => {
  const { app } = await commonServer();
  for (const action of ['setup', 'teardown']) {
    const answer = await change(app, { state: 'someone is signed in', params: { mood: 'good' }, action });
    const { code, nearest, detail } = problemOf(answer);
    assert.deepEqual([answer.statusCode, code, nearest], [404, 'state-not-found', 'somebody is signed in']);
    assert.match(detail, /"someone is signed in"\. The nearest is "somebody is signed in"/);
  }
});

test('the response to a state has the requested ids, the world and the access token', async () => {
  const { app } = await commonServer();
  const ids = { accountId: '123401', applicationIdentifier: 'AC71EFD250F19B63' };
  const values = await setUp(app, 'somebody is signed in', { ...staff, ...ids });
  const { worldId, accessToken, antiForgeryToken, ...others } = values;
  assert.deepEqual(others, ids);
  assert.ok(worldId && accessToken && antiForgeryToken);
});

test('a message is produced in its state, whose world is deleted afterwards', async (context) => {
  const store = await storeInMemory(context);
  const app = await testApp(context, { store });
  const deleted = context.mock.method(store.worlds, 'delete');
  const produce = (description: string, state: object) =>
    app.inject({ method: 'POST', url: '/mock/messages', payload: { description, providerStates: [state] } });
  const state = { name: 'somebody has a loan open', params: { ...staff, accountId: '123402' } };
  const answer = await produce('getEvents: a menu changed', state);
  assert.deepEqual(answer.json(), { event: 'menuUpdate', data: { generalAccountId: 123_402 } });
  assert.equal(deleted.mock.callCount(), 1);
  assert.deepEqual(fieldsOf(await produce('getEvents: rain', state)), ['description']);
  const unknown = await produce('getEvents: a menu changed', { ...state, name: 'somebody has a loan' });
  assert.equal(problemOf(unknown).nearest, 'somebody has a loan open');
});

test('a state that fails deletes its world', async (context) => {
  const store = await storeInMemory(context);
  const app = await testApp(context, { store });
  const deleted = context.mock.method(store.worlds, 'delete');
  const params = { ...staff, accountId: '999999' };
  const response = await change(app, { state: 'somebody has a loan open', params, action: 'setup' });
  assert.equal(problemOf(response).code, 'account-not-found');
  const [id = ''] = deleted.mock.calls[0]?.arguments ?? [];
  assert.notEqual(id, '');
  assert.equal((await control(app, 'GET', id)).statusCode, 404);
});

test('every state has a description', () => {
  for (const { means } of Object.values(providerStates)) assert.match(means, /^[A-Z].*\.$/);
});
