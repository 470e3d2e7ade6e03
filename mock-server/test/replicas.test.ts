import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { traceIdHeader, worldHeader } from '../../contracts/api/headers.ts';
import type { CreateLoanResponse } from '../../contracts/operations/create-loan.ts';
import type { Configuration } from '../../contracts/operations/configuration.ts';
import type { LoanDashboard } from '../../contracts/operations/dashboard.ts';
import type { WorldLoanRow } from '../../contracts/operations/recipe.ts';
import type { Fault } from '../../contracts/operations/fault.ts';
import type { User } from '../../contracts/operations/session.ts';
import { codeFor, redeem, sessionCookieFor } from './sign-in.ts';
import { providerPaths } from '../../contracts/api/provider-paths.ts';
import { startReplicas } from './replicas.ts';
import { control, journalOf, type Method, stateOf } from './control.ts';
import { postgres } from './engines.ts';
import { worldOf } from './legacy.ts';
import { loanRequest, newWorld, problemOf, signedIn } from './server.ts';

const replicas = await startReplicas(await postgres.emptyPlace({ after }), 3);

suite('each request lands on another of three servers with one PostgreSQL', () => {
  after(() => replicas.close());
  const { balanced: app, apps } = replicas;
  const [one, two, three] = apps as readonly [FastifyInstance, FastifyInstance, FastifyInstance];

  const change = async (at: FastifyInstance, method: Method, path: string, body?: object) => {
    const response = await control(at, method, path, body);
    assert.ok(response.statusCode < 300, response.body);
    return response;
  };
  const flagsAt = async (at: FastifyInstance, id: string) => {
    const response = await at.inject({ url: '/api/configuration', headers: { [worldHeader]: id } });
    return response.json<Configuration>().featureFlags;
  };

  test('creation, change and deletion of a world at one replica are visible at all', async () => {
    const id = await newWorld(one);
    for (const at of apps) assert.equal((await flagsAt(at, id)).enableAiAssistant, false);
    await change(two, 'PATCH', id, { flags: { enableAiAssistant: true } });
    for (const at of apps) assert.equal((await flagsAt(at, id)).enableAiAssistant, true);
    await change(three, 'PATCH', id, { clock: { now: '2026-03-04T05:06:07Z' } });
    assert.equal((await stateOf(one, id)).clock.now, '2026-03-04T05:06:07.000Z');
    await change(one, 'POST', `${id}/reset`);
    for (const at of apps) assert.equal((await stateOf(at, id)).clock.isFrozen, false);
    await change(two, 'DELETE', id);
    for (const at of apps) {
      const refused = await at.inject({ url: '/api/configuration', headers: { [worldHeader]: id } });
      assert.equal(problemOf(refused).code, 'world-unknown');
    }
  });

  test('concurrent changes of one world at several replicas are all stored', async () => {
    const id = await newWorld(app);
    const flags = [
      { enableAiAssistant: true },
      { enableAppraisal36: true },
      { daysToFurnishMissingInformation: 7 },
    ];
    await Promise.all(flags.map((flag, index) => change(apps[index] ?? one, 'PATCH', id, { flags: flag })));
    const { enableAiAssistant, enableAppraisal36, daysToFurnishMissingInformation } = await flagsAt(app, id);
    assert.deepEqual(
      [enableAiAssistant, enableAppraisal36, daysToFurnishMissingInformation],
      [true, true, 7],
    );
  });

  test('a loan that is changed, or taken back, at one replica is so at all', async () => {
    const id = await newWorld(one);
    const users = await Promise.all(apps.map((at) => signedIn(at, 'lending-staff', id)));
    const statuses = () =>
      Promise.all(
        users.map(async (user) => {
          const response = await user.get('/api/loans/123404/dashboard');
          return response.json<LoanDashboard>().loanDetails.loanStatus;
        }),
      );
    const as = (details: object | null) => ({
      loans: { 123_404: details && { dashboard: { loanDetails: details } } },
    });
    const [before] = await statuses();
    await change(two, 'PATCH', id, as({ loanStatus: 'Funded' }));
    assert.deepEqual(await statuses(), ['Funded', 'Funded', 'Funded']);
    // A replica that changes the world after another one must not keep old rows in its cache.
    await Promise.all([
      change(one, 'PATCH', id, as({ loanStatus: 'Denied' })),
      change(two, 'PATCH', id, as({ lockStatus: 'Locked' })),
      change(three, 'PATCH', id, { name: 'Harbor' }),
    ]);
    assert.deepEqual(await statuses(), ['Denied', 'Denied', 'Denied']);
    assert.equal((await stateOf(two, id)).name, 'Harbor');
    await change(three, 'PATCH', id, as(null));
    assert.deepEqual(await statuses(), [before, before, before]);
    await change(one, 'PATCH', id, as({ loanStatus: 'Denied' }));
    await change(two, 'POST', `${id}/reset`);
    assert.deepEqual(await statuses(), [before, before, before]);
  });

  test('all replicas share one default world', async () => {
    const before = (await stateOf(one, 'default')).loans;
    const created = await (await signedIn(app, 'lending-staff')).post('/api/loans', loanRequest);
    assert.equal(created.json<CreateLoanResponse>().status, 'success');
    for (const at of apps) assert.equal((await stateOf(at, 'default')).loans, before + 1);
  });

  test('the steps of a sign-in may be at different replicas, and its code is accepted once', async () => {
    const world = { [worldHeader]: await newWorld(app) };
    const user = await signedIn(app, 'closing', world[worldHeader]);
    for (const at of apps) {
      assert.equal((await at.inject({ url: '/api/navigation/user', headers: user.headers })).statusCode, 200);
    }
    const cookie = await sessionCookieFor(app, 'closing', world);
    const code = await codeFor(app, { ...world, cookie });
    const redeemed = await Promise.all(apps.map((at) => redeem(at, { code }, world)));
    assert.deepEqual(redeemed.map(({ statusCode }) => statusCode).toSorted(), [200, 400, 400]);
  });

  test('a switch of profile at one replica applies at all', async () => {
    const id = await newWorld(app);
    const { headers } = await signedIn(app, 'several-profiles', id);
    const at = async (server: FastifyInstance) =>
      (await server.inject({ url: '/api/navigation/user', headers })).json<User>();
    const before = await at(one);
    for (const server of apps) assert.equal((await at(server)).role, before.role);
    const [other] = before.otherProfiles;
    assert.ok(other);
    const url = '/api-administration/user/switch-profile';
    const switched = await two.inject({ method: 'POST', url, headers, payload: { newUserId: other.userId } });
    assert.equal(switched.statusCode, 204, switched.body);
    for (const server of apps) assert.notDeepEqual((await at(server)).otherProfiles, before.otherProfiles);
  });

  test('a fault counts the requests of all replicas', async () => {
    const id = await newWorld(app);
    const { headers } = await signedIn(app, 'closing', id);
    const send = async (at: FastifyInstance) =>
      (await at.inject({ url: '/api/navigation/user', headers })).statusCode;
    const fault: Fault = { operation: 'getUser', kind: 'status', status: 503, nth: 3, times: 4 };
    await change(two, 'PATCH', id, { faults: { user: fault } });
    assert.deepEqual([await send(one), await send(two)], [200, 200]);
    const statuses = await Promise.all(Array.from({ length: 12 }, () => send(app)));
    assert.equal(statuses.filter((status) => status === 503).length, 4);
    assert.deepEqual((await stateOf(three, id)).faults, {});
  });

  test('an event stream at one replica gets short and long events of another, until the world is deleted', async () => {
    const id = await newWorld(app);
    const { headers } = await signedIn(app, 'closing', id);
    const response = await one.inject({ url: '/api/events', headers, payloadAsStream: true });
    const parts = response.stream().setEncoding('utf8')[Symbol.asyncIterator]();
    const next = async () => String((await parts.next()).value);
    assert.match(await next(), /^retry/);
    const send = async (name: string, data: object) => change(two, 'POST', `${id}/events`, { name, data });
    await send('menuUpdate', { generalAccountId: 123_404 });
    assert.match(await next(), /^event: menuUpdate\ndata: \{"generalAccountId":123404\}/);
    const borrower = { fullName: 'x'.repeat(2_000), initials: 'X', borrowerPosition: 'primary borrower' };
    const update = loanUpdateWith([borrower, borrower, borrower]);
    await send('loanUpdate', update);
    assert.ok((await next()).includes(JSON.stringify(update)));
    await change(three, 'DELETE', id);
    assert.equal((await parts.next()).done, true);
  });

  test('a journal contains the requests of all replicas in order, and is cleared at all', async () => {
    const id = await newWorld(app, { clock: { now: '2026-03-04T05:06:07Z' } });
    const headers = { [worldHeader]: id };
    const paths = Array.from({ length: 9 }, (_, index) => `/api/configuration?${index}`);
    for (const url of paths) await app.inject({ url, headers });
    const entriesAt = async (at: FastifyInstance) => journalOf(at, id);
    for (const at of apps) {
      // The requests at another replica may come some milliseconds late.
      let entries = await entriesAt(at);
      while (entries.length < paths.length) entries = await entriesAt(at);
      assert.deepEqual(
        entries.map(({ number, path }) => [number, path]),
        paths.map((path, index) => [index + 1, path]),
      );
    }
    await change(two, 'POST', `${id}/reset`);
    for (const at of apps) assert.deepEqual(await journalOf(at, id), []);
  });

  test('the live stream of a journal at one replica has the requests of all', async () => {
    const id = await newWorld(app);
    const response = await one.inject({ url: `/mock/worlds/${id}/journal/stream`, payloadAsStream: true });
    const stream = response.stream().setEncoding('utf8');
    const parts = stream[Symbol.asyncIterator]();
    await parts.next();
    for (const [index, at] of apps.entries()) {
      await at.inject({ url: `/api/configuration?${index}`, headers: { [worldHeader]: id } });
      assert.ok(String((await parts.next()).value).includes(`/api/configuration?${index}`));
    }
    stream.destroy();
  });

  test('[A-86] 200 concurrent creations with one key create one loan', async () => {
    const id = await newWorld(app);
    const before = (await stateOf(app, id)).loans;
    const user = await signedIn(app, 'lending-staff', id);
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => user.post('/api/loans', loanRequest, { 'idempotency-key': 'one' })),
    );
    const refused = responses.filter(({ statusCode }) => statusCode !== 200).map(({ body }) => body);
    assert.deepEqual(refused, []);
    const created = responses.map((response) => response.json<CreateLoanResponse>());
    assert.equal(new Set(created.map(({ newApplyId }) => newApplyId)).size, 1);
    assert.ok(created.every(({ status }) => status === 'success'));
    assert.equal((await stateOf(app, id)).loans, before + 1);
  });

  test('200 concurrent creations in two worlds, with each key twice, create one loan per key', async () => {
    const ids = [await newWorld(app), await newWorld(app)];
    const users = await Promise.all(ids.map((id) => signedIn(app, 'lending-staff', id)));
    const create = async (index: number, key: string) =>
      users[index]?.post('/api/loans', loanRequest, { 'idempotency-key': key });
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => create(index % 2, `k${index % 100}`)),
    );
    const identifiers = responses.map((response) => response?.json<CreateLoanResponse>().newApplyId);
    for (const index of identifiers.keys())
      assert.equal(identifiers[index], identifiers[(index + 100) % 200]);
    for (const [index, id] of ids.entries()) {
      const ofWorld = new Set(identifiers.filter((_, position) => position % 2 === index));
      assert.equal(ofWorld.size, 50);
      assert.equal((await stateOf(app, id)).loans, 32 + 50);
    }
  });

  test('10 concurrent notes on one loan are all stored', async () => {
    const user = await worldOf(app, 'lending-staff');
    const texts = Array.from({ length: 10 }, (_, index) => `Note ${index}`);
    const responses = await Promise.all(
      texts.map((text) => user.send('AddNote', { accountId: 123_404 }, { text })),
    );
    assert.deepEqual(new Set(responses.map(({ statusCode }) => statusCode)), new Set([303]));
    const [row] = (await change(app, 'GET', `${user.id}/loans?find=1000123404`)).json<WorldLoanRow[]>();
    const stored = new Set(row?.loan.notes?.map(({ text }) => text));
    const lost = texts.filter((text) => !stored.has(text));
    assert.deepEqual(lost, []);
  });

  test('two different requests with one key at two replicas create one loan, and one request is rejected', async () => {
    const user = await signedIn(app, 'lending-staff', await newWorld(app));
    const other = { ...loanRequest, interestRate: 6 };
    const key = { 'idempotency-key': 'one' };
    const responses = await Promise.all(
      [loanRequest, other].map((body) => user.post('/api/loans', body, key)),
    );
    assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
  });

  test('no two requests share a trace id', async () => {
    const responses = await Promise.all(Array.from({ length: 60 }, () => app.inject('/api/configuration')));
    assert.equal(new Set(responses.map(({ headers }) => headers[traceIdHeader])).size, 60);
  });

  test('all replicas sign tokens with one key', async () => {
    const keys = await Promise.all(apps.map(async (at) => (await at.inject(providerPaths.keys)).body));
    assert.equal(new Set(keys).size, 1);
  });

  test('replicas that create worlds at the same time make equal ones', async () => {
    const now = '2027-01-02T03:04:05Z';
    const ids = await Promise.all(Array.from({ length: 30 }, () => newWorld(app, { clock: { now } })));
    const states = await Promise.all(ids.map((id) => stateOf(app, id)));
    assert.deepEqual(new Set(states.map(({ loans, leads }) => `${loans} ${leads}`)).size, 1);
  });
});

const loanUpdateWith = (borrowers: readonly object[]) => ({
  loanNumber: '1000123404',
  generalAccountId: 123_404,
  borrowers,
  icons: [],
  complianceAlerts: {
    showComplianceAlerts: true,
    showComplianceAlertsInsufficientData: true,
    showComplianceAlertsStatus: false,
    complianceAlertStatus: null,
    numberOfFailureAlerts: 0,
  },
  notes: { count: 0, countShared: 0 },
  applicationCriteria: { enableApplicationDateAutomation: true, completedApplicationCriteriaRequirements: 5 },
});
