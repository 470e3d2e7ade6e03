import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worldName } from '../../../contracts/api/world-name.ts';
import { worldHeader } from '../../../contracts/api/headers.ts';
import type { Configuration } from '../../../contracts/operations/configuration.ts';
import type { CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
import type { WorldChange, WorldState, WorldTicket } from '../../../contracts/operations/mock-schemas.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { fieldsOf, loanRequest, newWorld, problemOf, signedIn, testApp } from '../../test/server.ts';
import { control, type Method, stateOf, storeInMemory } from '../../test/control.ts';
import { personas } from '../../los/seeds/personas.ts';
import { commonServer } from '../../test/common-server.ts';

test('a world is created from a recipe, and the response names the cookie for this port', async () => {
  const { app } = await commonServer();
  const response = await app.inject({
    method: 'POST',
    url: '/mock/worlds',
    headers: { host: 'localhost:4300' },
    payload: {
      persona: 'closing',
      seed: 'empty',
      flags: { enableAiAssistant: true },
      features: { lead: true },
      now: '2026-02-03T04:05:06Z',
      faults: [{ operation: 'getUser', kind: 'reset', nth: 2 }],
    },
  });
  assert.equal(response.statusCode, 201);
  const { id, name, cookie } = response.json<WorldTicket>();
  assert.equal(name, worldName(id));
  assert.deepEqual(cookie, { name: 'threshold-world-4300', value: id });
  const { createdAt: _createdAt, link: _link, settings: _settings, flags, ...state } = await stateOf(app, id);
  assert.equal(flags.enableAiAssistant, true);
  assert.equal(flags.daysToFurnishMissingInformation, 30);
  assert.deepEqual(state, {
    id,
    name,
    presenter: null,
    persona: 'closing',
    seed: 'empty',
    features: { lead: true },
    emptyMenus: [],
    linkLeavesOut: [],
    clock: { now: '2026-02-03T04:05:06.000Z', isFrozen: true },
    loans: 0,
    leads: 0,
    faults: [{ operation: 'getUser', kind: 'reset', nth: 2, times: 1 }],
  });
  const closer = personas.find((persona) => persona.id === 'closing');
  const session = await app.inject({ url: '/login/AdminHome', headers: { [worldHeader]: id } });
  assert.match(session.body, new RegExp(closer?.name ?? 'nobody'));
});

test('the recipe at the start stays, whatever changes later', async () => {
  const { app } = await commonServer();
  const start = {
    persona: 'closing',
    flags: { enableAiAssistant: true },
    now: '2026-02-03T04:05:06Z',
  } as const;
  const id = await newWorld(app, start);
  const change = { persona: null, flags: { enableAiAssistant: false } };
  await app.inject({ method: 'PATCH', url: `/mock/worlds/${id}`, payload: change });
  const recipeAt = async (query: string) =>
    (await app.inject(`/mock/worlds/${id}/recipe${query}`)).json<object>();
  assert.deepEqual(await recipeAt('?at=start'), start);
  assert.deepEqual(await recipeAt(''), {
    seed: 'standard',
    flags: { enableAiAssistant: false },
    now: '2026-02-03T04:05:06.000Z',
  });
  assert.deepEqual(fieldsOf(await app.inject(`/mock/worlds/${id}/recipe?at=end`)), ['at']);
});

test('an empty recipe creates a world with the defaults', async () => {
  const { app } = await commonServer();
  const state = await stateOf(app, await newWorld(app));
  assert.equal(state.seed, 'standard');
  assert.equal(state.persona, null);
  assert.equal(state.clock.isFrozen, false);
  assert.ok(state.loans > 0 && state.leads > 0);
});

test('a loan that is created in one world is in no other', async () => {
  const { app } = await commonServer();
  const [one, two] = [await newWorld(app), await newWorld(app)];
  const before = await stateOf(app, one);
  const created = await (await signedIn(app, 'lending-staff', one)).post('/api/loans', loanRequest);
  const { newApplyId } = created.json<CreateLoanResponse>();
  const path = `/api/navigation/account/${newApplyId}`;
  assert.equal((await (await signedIn(app, 'lending-staff', one)).get(path)).statusCode, 200);
  assert.equal((await (await signedIn(app, 'lending-staff', two)).get(path)).statusCode, 404);
  assert.equal((await (await signedIn(app, 'lending-staff')).get(path)).statusCode, 404);
  assert.equal((await stateOf(app, one)).loans, before.loans + 1);
  assert.equal((await stateOf(app, two)).loans, before.loans);
});

test('a feature of a world replaces that of each persona in it', async () => {
  const { app } = await commonServer();
  const id = await newWorld(app, { features: { createLoan: false, quickLock: true } });
  const staff = await signedIn(app, 'lending-staff', id);
  const { features } = (await staff.get('/api/navigation/user')).json<User>();
  assert.equal(features.createLoan, false);
  assert.equal(features.lead, true);
  const closer = await signedIn(app, 'closing', id);
  assert.deepEqual((await closer.get('/api/navigation/user')).json<User>().features, {
    createLoan: false,
    quickLock: true,
  });
  assert.equal(problemOf(await staff.post('/api/loans', loanRequest)).code, 'feature-missing');
  const changed = await control(app, 'PATCH', id, { features: { createLoan: true } });
  assert.deepEqual(changed.json<WorldState>().features, { createLoan: true, quickLock: true });
  assert.equal((await closer.post('/api/loans', loanRequest)).json<CreateLoanResponse>().status, 'success');
});

test('the features of a world can be removed, one or all', async () => {
  const { app } = await commonServer();
  const id = await newWorld(app, { features: { lead: false, createLoan: false, quickLock: true } });
  const user = await signedIn(app, 'lending-staff', id);
  const featuresAfter = async (features: WorldChange['features']) => {
    const changed = await control(app, 'PATCH', id, { features });
    assert.equal(changed.statusCode, 200, changed.body);
    return changed.json<WorldState>().features;
  };
  const canCreate = async () => (await user.get('/api/navigation/user')).json<User>().features.createLoan;
  assert.equal(await canCreate(), false);
  assert.deepEqual(await featuresAfter({ createLoan: null }), { lead: false, quickLock: true });
  assert.equal(await canCreate(), true);
  assert.deepEqual(await featuresAfter({ registration: null, lead: true }), { lead: true, quickLock: true });
  assert.deepEqual(await featuresAfter(null), {});
  assert.deepEqual((await stateOf(app, id)).features, {});
});

test('emptied menus are part of recipe and state, and a reset restores them', async () => {
  const { app } = await commonServer();
  const id = await newWorld(app, { emptyMenus: ['rates'] });
  assert.deepEqual((await stateOf(app, id)).emptyMenus, ['rates']);
  const changed = await control(app, 'PATCH', id, { emptyMenus: ['loan', 'delivery'] });
  assert.deepEqual(changed.json<WorldState>().emptyMenus.toSorted(), ['delivery', 'loan']);
  await control(app, 'POST', `${id}/reset`);
  assert.deepEqual((await stateOf(app, id)).emptyMenus, ['rates']);
  const wrong = await app.inject({ method: 'POST', url: '/mock/worlds', payload: { emptyMenus: ['home'] } });
  assert.deepEqual(fieldsOf(wrong), ['emptyMenus.0']);
});

test('persona, flags and emptied menus of a world can be changed', async () => {
  const { app, store } = await commonServer();
  const id = await newWorld(app, { persona: 'closing', flags: { enableAppraisal36: true } });
  const change = { persona: 'originator', flags: { enableAiAssistant: true }, emptyMenus: ['rates', 'loan'] };
  const changed = await control(app, 'PATCH', id, change);
  assert.equal(changed.statusCode, 200, changed.body);
  assert.equal(changed.json<WorldState>().persona, 'originator');
  const response = await app.inject({ url: '/api/configuration', headers: { [worldHeader]: id } });
  const { featureFlags } = response.json<Configuration>();
  assert.deepEqual([featureFlags.enableAppraisal36, featureFlags.enableAiAssistant], [true, true]);
  assert.deepEqual(await store.in(id).menus.empty(), new Set(['rates', 'loan']));
  assert.equal((await control(app, 'PATCH', id, { persona: null })).json<WorldState>().persona, null);
  await control(app, 'PATCH', id, { emptyMenus: [] });
  assert.equal((await store.in(id).menus.empty()).size, 0);
  const wrong = await control(app, 'PATCH', id, { persona: 'nobody' });
  assert.equal(problemOf(wrong).code, 'persona-not-found');
});

test('a reset restores the recipe and keeps users signed in', async () => {
  const { app, store } = await commonServer();
  const id = await newWorld(app, {
    persona: 'lending-staff',
    now: '2026-02-03T04:05:06Z',
    flags: { enableAiAssistant: true },
    faults: [{ operation: 'keepAlive', kind: 'hang' }],
  });
  const before = await stateOf(app, id);
  const user = await signedIn(app, 'lending-staff', id);
  await user.post('/api/loans', loanRequest, { 'idempotency-key': 'one' });
  await control(app, 'PATCH', id, {
    persona: null,
    flags: { enableAiAssistant: false },
    emptyMenus: ['loan'],
  });
  await control(app, 'POST', `${id}/clock`, { advanceSeconds: 60, isFrozen: false });
  await control(app, 'POST', `${id}/faults`, { operation: 'getMenu', kind: 'hang' });
  const reset = await control(app, 'POST', `${id}/reset`);
  assert.equal(reset.statusCode, 200, reset.body);
  assert.deepEqual(reset.json<WorldState>(), before);
  assert.equal((await store.in(id).menus.empty()).size, 0);
  assert.deepEqual((await control(app, 'GET', `${id}/journal`)).json(), []);
  assert.equal((await user.get('/api/navigation/user')).statusCode, 200);
  const again = await user.post('/api/loans', loanRequest, { 'idempotency-key': 'one' });
  assert.equal(again.json<CreateLoanResponse>().status, 'success');
  assert.equal((await stateOf(app, id)).loans, before.loans + 1);
});

test('the default world can be reset, but not deleted', async (context) => {
  const app = await testApp(context);
  const before = await stateOf(app, 'default');
  await (await signedIn(app, 'lending-staff')).post('/api/loans', loanRequest);
  assert.equal((await stateOf(app, 'default')).loans, before.loans + 1);
  const reset = await control(app, 'POST', 'default/reset');
  assert.equal(reset.json<WorldState>().loans, before.loans);
  const refused = await control(app, 'DELETE', 'default');
  assert.equal(refused.statusCode, 400);
  assert.deepEqual(fieldsOf(refused), ['id']);
});

test('the id "current" means the world of the request', async () => {
  const { app } = await commonServer();
  const id = await newWorld(app);
  const current = (headers: Record<string, string>) => app.inject({ url: '/mock/worlds/current', headers });
  assert.equal((await current({})).json<WorldState>().id, 'default');
  assert.equal((await current({ [worldHeader]: id })).json<WorldState>().id, id);
  assert.equal((await current({ cookie: `threshold-world-80=${id}` })).json<WorldState>().id, id);
  assert.equal(problemOf(await current({ [worldHeader]: 'nowhere' })).code, 'world-unknown');
});

test('a deleted world is deleted with all its data', async () => {
  const { app, store } = await commonServer();
  const id = await newWorld(app);
  const gone = await app.inject({
    method: 'DELETE',
    url: '/mock/worlds/current',
    headers: { [worldHeader]: id },
  });
  assert.equal(gone.statusCode, 204);
  assert.deepEqual(await store.worlds.counts(id), { loans: 0, leads: 0 });
  const refused = await app.inject({ url: '/api/configuration', headers: { [worldHeader]: id } });
  assert.equal(problemOf(refused).code, 'world-unknown');
});

test('every operation on an unknown world gets world-not-found', async () => {
  const { app } = await commonServer();
  const fault = { operation: 'any', kind: 'hang' };
  const calls: readonly (readonly [Method, string, object?])[] = [
    ['GET', ''],
    ['PATCH', '', {}],
    ['POST', '/reset'],
    ['DELETE', ''],
    ['POST', '/clock', { isFrozen: true }],
    ['GET', '/faults'],
    ['POST', '/faults', fault],
    ['DELETE', '/faults'],
    ['POST', '/events', { name: 'sessionExtend' }],
    ['GET', '/journal'],
    ['GET', '/journal/stream'],
  ];
  for (const [method, path, payload] of calls) {
    const response = await control(app, method, `nowhere${path}`, payload);
    assert.equal(problemOf(response).code, 'world-not-found', `${method} ${path}`);
  }
});

test('an invalid recipe is refused with the reason, and creates no world', async (context) => {
  const store = await storeInMemory(context);
  const app = await testApp(context, { store });
  const refused = async (payload: object) => app.inject({ method: 'POST', url: '/mock/worlds', payload });
  assert.equal(problemOf(await refused({ persona: 'nobody' })).code, 'persona-not-found');
  assert.equal(problemOf(await refused({ seed: 'constructor' })).code, 'seed-not-found');
  assert.deepEqual(fieldsOf(await refused({ flags: { unknown: true } })), ['flags.unknown']);
  assert.deepEqual(fieldsOf(await refused({ features: { lead: 1 } })), ['features.lead']);
  assert.deepEqual(fieldsOf(await refused({ now: 'tomorrow' })), ['now']);
  assert.deepEqual(fieldsOf(await refused({ now: '2026-13-01T00:00Z' })), ['now']);
  assert.deepEqual(fieldsOf(await refused({ now: '2026-02-30T00:00:00Z' })), ['now']);
  assert.deepEqual(fieldsOf(await refused({ now: '9999-12-31T00:00Z' })), ['now']);
  const faults = [
    { operation: 'any', kind: 'hang' },
    { operation: 'any', kind: 'status' },
  ];
  assert.deepEqual(fieldsOf(await refused({ faults })), ['faults.1.status']);
  const unknown = [{ operation: 'nothing', kind: 'hang' }];
  assert.equal(problemOf(await refused({ faults: unknown })).code, 'operation-not-found');
  assert.deepEqual(await store.worlds.unusedSince('9999'), ['default']);
});

test('a world with any present day is valid, since seeds count from that day', async () => {
  const { app } = await commonServer();
  for (const now of ['1900-01-01T00:00Z', '2024-02-29T23:59:59.999Z', '2199-12-31T12:00Z']) {
    const user = await signedIn(app, 'lending-staff', await newWorld(app, { now }));
    const response = await user.get('/api/loans/123401/dashboard');
    assert.equal(response.statusCode, 200, response.body);
  }
});
