import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { worldHeader } from '../../../contracts/api/headers.ts';
import { worldName } from '../../../contracts/api/world-name.ts';
import type { Configuration } from '../../../contracts/operations/configuration.ts';
import type { CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { RunningWorld, WorldTicket } from '../../../contracts/operations/mock-schemas.ts';
import type { User } from '../../../contracts/operations/session.ts';
import type { Operation } from '../../../contracts/operation.ts';
import { clientId } from '../../identity/provider.ts';
import { personas } from '../../los/seeds/personas.ts';
import { commonServer } from '../../test/common-server.ts';
import { change, control, journalOf, stateOf, worldOf } from '../../test/control.ts';
import { fieldsOf, loanRequest, newWorld, problemOf, signedIn, testApp } from '../../test/server.ts';
import { authorize, codeFor, postToken, signIn } from '../../test/sign-in.ts';
import { openStore } from '../worlds/open-store.ts';
import { folderWith } from '../../test/folder.ts';

const { app, store } = await commonServer();

test('a world is created from a recipe, and the response names the cookie for this port', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/mock/worlds',
    headers: { host: 'localhost:4300' },
    payload: { persona: 'closing' },
  });
  assert.equal(response.statusCode, 201);
  const { id, name, cookie } = response.json<WorldTicket>();
  assert.equal(name, worldName(id));
  assert.deepEqual(cookie, { name: 'threshold-world-4300', value: id });
  const closer = personas.find((persona) => persona.id === 'closing');
  const session = await app.inject({ url: '/login/AdminHome', headers: { [worldHeader]: id } });
  assert.match(session.body, new RegExp(closer?.name ?? 'nobody'));
});

test('an empty recipe creates a world with the defaults', async () => {
  const { state, ...recipe } = await worldOf(app, await newWorld(app));
  assert.deepEqual(recipe, { seed: 'standard' });
  assert.equal(state.clock.isFrozen, false);
  assert.ok(state.loans > 0 && state.leads > 0);
});

test('a loan that is created in one world is in no other', async () => {
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

test('[S-6-23] a feature of a world replaces that of each persona in it, until it is taken back', async () => {
  const id = await newWorld(app, { features: { createLoan: false, quickLock: true } });
  const staff = await signedIn(app, 'lending-staff', id);
  const { features } = (await staff.get('/api/navigation/user')).json<User>();
  assert.deepEqual([features.createLoan, features.lead], [false, true]);
  const closer = await signedIn(app, 'closing', id);
  assert.deepEqual((await closer.get('/api/navigation/user')).json<User>().features, {
    createLoan: false,
    quickLock: true,
  });
  assert.equal(problemOf(await staff.post('/api/loans', loanRequest)).code, 'feature-missing');
  await change(app, id, { features: { createLoan: null } });
  assert.equal((await staff.post('/api/loans', loanRequest)).json<CreateLoanResponse>().status, 'success');
});

test('flags, title, addresses and idle times of a world replace the defaults', async () => {
  const settings = {
    productTitle: 'Harbor Lending',
    pageAddresses: { LosHelp: 'https://help.example.com/los', OptimalBlueSearch: '/ob/search' },
    supportObjectId: '',
    supportSiteUrl: 'https://cases.example.com',
    imageFlowUrl: 'https://images.example.com/{accountId}',
    idle: { timeoutSeconds: 20 },
  };
  const id = await newWorld(app, { settings, flags: { enableAppraisal36: true } });
  const answer = await app.inject({ url: '/api/configuration', headers: { [worldHeader]: id } });
  const {
    signIn: _signIn,
    featureFlags,
    protectedResources: _map,
    ...answered
  } = answer.json<Configuration>();
  assert.equal(featureFlags.enableAppraisal36, true);
  const { idle } = (await stateOf(app, 'default')).settings;
  assert.deepEqual(answered, { ...settings, idle: { ...idle, timeoutSeconds: 20 } });
  assert.deepEqual((await stateOf(app, id)).settings.idle, answered.idle);
});

test('users, institutions and menus of a running world change in the product, and null restores the seed', async () => {
  const id = await newWorld(app);
  const staff = await signedIn(app, 'lending-staff', id);
  const read = async () => ({
    user: (await staff.get('/api/navigation/user')).json(),
    institutions: (await staff.get('/api/loans/institutions')).json(),
    menu: (await staff.get('/api/navigation/menu/reports')).json(),
  });
  const before = await read();
  const entries = [{ name: 'Harbor Report', index: 0, drawer: 'Reports' as const }];
  await change(app, id, {
    users: { 'lending-staff': { profiles: { 207: { pipelineLogo: '/assets/harbor.svg' } } } },
    institutions: { 905: { name: 'Harbor Lending', defaultOriginationType: 'Retail', originators: [] } },
    menus: { reports: entries },
  });
  const { user, institutions, menu } = await read();
  assert.equal(user.pipelineLogo, '/assets/harbor.svg');
  assert.ok(institutions.institutions.some(({ name }: { name: string }) => name === 'Harbor Lending'));
  assert.deepEqual(menu, entries);
  await change(app, id, { users: null, institutions: null, menus: null });
  assert.deepEqual(await read(), before);
});

test('a changed user keeps the profile that the user has switched to, unless the change chooses one', async () => {
  const id = await newWorld(app);
  const user = await signedIn(app, 'several-profiles', id);
  const { objectId = '' } = personas.find(({ id: name }) => name === 'several-profiles') ?? {};
  const active = () => store.in(id).users.activeProfileId(objectId);
  await user.post('/api-administration/user/switch-profile', { newUserId: 221 });
  await change(app, id, { users: { 'several-profiles': { profiles: { 211: { userGroupName: 'West' } } } } });
  assert.equal(await active(), 221);
  await change(app, id, { users: { 'several-profiles': { activeProfile: 222 } } });
  assert.equal(await active(), 222);
  await user.post('/api-administration/user/switch-profile', { newUserId: 221 });
  await change(app, id, { users: { 'several-profiles': null } });
  assert.equal(await active(), 211);
});

test('a reset restores the recipe and keeps users signed in', async () => {
  const id = await newWorld(app, {
    persona: 'lending-staff',
    clock: { now: '2026-02-03T04:05:06Z' },
    faults: { silent: { operation: 'keepAlive', kind: 'hang' } },
  });
  const before = await worldOf(app, id);
  const user = await signedIn(app, 'lending-staff', id);
  await user.post('/api/loans', loanRequest, { 'idempotency-key': 'one' });
  await change(app, id, {
    persona: null,
    clock: { advanceSeconds: 60, isFrozen: false },
    menus: { loan: [] },
    loans: { 123_404: { isLead: true }, 123_405: null },
    faults: { more: { operation: 'getMenu', kind: 'hang' } },
  });
  assert.deepEqual((await control(app, 'POST', `${id}/reset`)).json(), before);
  assert.deepEqual(await journalOf(app, id), []);
  assert.equal((await user.get('/api/navigation/user')).statusCode, 200);
  const again = await user.post('/api/loans', loanRequest, { 'idempotency-key': 'one' });
  assert.equal(again.json<CreateLoanResponse>().status, 'success');
  assert.equal((await stateOf(app, id)).loans, before.state.loans + 1);
});

test('the default world has a name, and can be reset, but not deleted', async (context) => {
  const alone = await testApp(context);
  const before = await stateOf(alone, 'default');
  assert.equal(before.name, 'default world');
  await (await signedIn(alone, 'lending-staff')).post('/api/loans', loanRequest);
  assert.equal((await stateOf(alone, 'default')).loans, before.loans + 1);
  const reset = await control(alone, 'POST', 'default/reset');
  assert.equal(reset.json<RunningWorld>().state.loans, before.loans);
  const refused = await control(alone, 'DELETE', 'default');
  assert.deepEqual([refused.statusCode, fieldsOf(refused)], [400, ['id']]);
});

test('the sign-in page names the world, except for the default world without a name', async () => {
  const id = await newWorld(app, { name: '<Tuesday>' });
  const page = await authorize(app, {}, { [worldHeader]: id });
  assert.match(page.body, /You are signing in to <b>[^<]+<\/b>, “&lt;Tuesday&gt;”\./);
  assert.match((await authorize(app)).body, /You are signing in to <b>[^<]+<\/b>\. /);
});

test('the id "current" means the world of the request', async () => {
  const id = await newWorld(app);
  const current = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/mock/worlds/current', headers })).json<RunningWorld>();
  assert.equal((await current({})).state.id, 'default');
  assert.equal((await current({ [worldHeader]: id })).state.id, id);
  assert.equal((await current({ cookie: `threshold-world-80=${id}` })).state.id, id);
  const unknown = await app.inject({ url: '/mock/worlds/current', headers: { [worldHeader]: 'nowhere' } });
  assert.equal(problemOf(unknown).code, 'world-unknown');
});

test('a deleted world is deleted with all its data', async () => {
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
  const late = problemOf(await control(app, 'PATCH', id, { name: 'Harbor' }));
  assert.deepEqual(
    [late.status, late.detail],
    [
      404,
      'There is no world with this id. It may have been deleted: create another one by POST /mock/worlds.',
    ],
  );
});

test('every operation on an unknown world gets world-not-found', async () => {
  const bodies: Readonly<Record<string, object>> = {
    changeWorld: {},
    sendEvent: { name: 'sessionExtend' },
    issueToken: { persona: 'closing' },
    searchJournal: {},
  };
  for (const [name, { method, path }] of Object.entries<Operation>(mockOperations)) {
    if (!path.startsWith('/mock/worlds/{id}')) continue;
    const url = path.slice('/mock/worlds/{id}'.length);
    const response = await control(app, method, `nowhere${url}`, bodies[name]);
    assert.equal(problemOf(response).code, 'world-not-found', name);
  }
});

test('a world with any present day is valid, since seeds count from that day', async () => {
  for (const now of ['1900-01-01T00:00Z', '2024-02-29T23:59:59.999Z', '2199-12-31T12:00Z']) {
    const user = await signedIn(app, 'lending-staff', await newWorld(app, { clock: { now } }));
    const response = await user.get('/api/loans/123401/dashboard');
    assert.equal(response.statusCode, 200, response.body);
  }
});

test('every date in a response follows the clock of its world', async () => {
  const id = await newWorld(app, { clock: { now: '2026-02-03T04:05:06Z' } });
  const user = await signedIn(app, 'lending-staff', id);
  await change(app, id, { clock: { advanceSeconds: 3_000 } });
  await user.post('/api/loans', loanRequest);
  const [newest] = await store.in(id).loans.list({ kind: 'loan' });
  assert.equal(newest?.updatedAt, '2026-02-03T04:55:06.000Z');
});

for (const clock of [{ advanceSeconds: 172_800 }, { now: '2020-01-01T00:00:00Z', isFrozen: false }]) {
  test(`a clock moved by ${JSON.stringify(clock)} signs no user out`, async () => {
    const id = await newWorld(app);
    const inWorld = { [worldHeader]: id };
    const { accessToken, refreshToken, cookie } = await signIn(app, 'lending-staff', inWorld);
    await change(app, id, { clock });
    const headers = { ...inWorld, authorization: `Bearer ${accessToken}` };
    assert.equal((await app.inject({ url: '/api/navigation/user', headers })).statusCode, 200);
    const renewed = await postToken(
      app,
      { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken },
      inWorld,
    );
    assert.equal(renewed.statusCode, 200, renewed.body);
    assert.ok(await codeFor(app, { ...inWorld, cookie }));
  });
}

test('a changed world survives a restart, with loans that were changed and taken back', async (context) => {
  const file = join(folderWith(context), 'data.sqlite');
  const first = await openStore(file);
  const before = await testApp(context, { store: first });
  const id = await newWorld(before, { persona: 'closing', clock: { now: '2026-02-03T04:05:06Z' } });
  await change(before, id, {
    features: { lead: true },
    clock: { advanceSeconds: 864_000 },
    loans: { 123_404: { isLead: true }, 123_405: { isLead: true }, 900_001: { originatorUserId: 301 } },
  });
  await change(before, id, { loans: { 123_405: null, 900_001: null } });
  const kept = await worldOf(before, id);
  await before.close();
  await first.close();
  const second = await openStore(file);
  context.after(() => second.close());
  const after = await testApp(context, { store: second });
  assert.deepEqual(await worldOf(after, id), kept);
  assert.equal((await control(after, 'POST', `${id}/reset`)).json<RunningWorld>().persona, 'closing');
});
