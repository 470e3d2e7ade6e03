import assert from 'node:assert/strict';
import { get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { Check } from 'typebox/value';
import { productOperations } from '../../../contracts/operations/all.ts';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import type { CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
import type { Fault } from '../../../contracts/operations/fault.ts';
import { Problem } from '../../../contracts/problems.ts';
import { loanRequest, newWorld, problemOf, signedIn, type TestUser, testApp } from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';
import { change, journalOf, stateOf, worldOf } from '../../test/control.ts';

interface Stage {
  readonly app: FastifyInstance;
  readonly id: string;
  readonly user: TestUser;
}

/** Returns a user in a new world with these faults. */
async function stage(...faults: readonly Fault[]): Promise<Stage> {
  return stageAt((await commonServer()).app, faults);
}

async function stageAt(app: FastifyInstance, faults: readonly Fault[]): Promise<Stage> {
  const id = await newWorld(app, { faults: named(faults) });
  const user = await signedIn(app, 'lending-staff', id);
  return { app, id, user };
}

const named = (faults: readonly Fault[]): Record<string, Fault> =>
  Object.fromEntries(faults.map((fault, index) => [`f${index}`, fault]));

const loansOf = async ({ app, id }: Stage): Promise<number> => (await stateOf(app, id)).loans;

const userPath = '/api/navigation/user';
const anyUser = { operation: 'getUser' } as const;

test('an injected status has the message as its detail, and a trace id; without a message it has no body', async () => {
  const statuses = [400, 401, 403, 404, 409, 418, 500, 503, 599];
  const message = 'Ruhe <b>jetzt</b>';
  const faults = statuses.map((status): Fault => ({ ...anyUser, kind: 'status', status, message }));
  const { user } = await stage(
    ...faults,
    { ...anyUser, kind: 'status', status: 403 },
    { ...anyUser, kind: 'status', status: 500, message, withTraceId: false },
  );
  for (const status of statuses) {
    const response = await user.get(userPath);
    assert.equal(response.statusCode, status);
    assert.match(String(response.headers['content-type']), /^application\/problem\+json/);
    const body = problemOf(response);
    assert.deepEqual([body.status, body.code, body.detail], [status, 'fault-injected', message]);
    assert.equal(body.traceId, response.headers[traceIdHeader]);
    assert.ok(Check(Problem, body), response.body);
  }
  const bare = await user.get(userPath);
  assert.deepEqual([bare.statusCode, bare.body], [403, '']);
  assert.ok(bare.headers[traceIdHeader]);
  const untraced = await user.get(userPath);
  assert.deepEqual([untraced.headers[traceIdHeader], problemOf(untraced).traceId], [undefined, undefined]);
  assert.equal((await user.get(userPath)).statusCode, 200);
});

test('a fault that replaces the response of createLoan creates no loan', async () => {
  const instead: readonly Fault[] = [
    { operation: 'createLoan', kind: 'status', status: 500 },
    { operation: 'createLoan', kind: 'html', message: 'A & <b>B</b>' },
    { operation: 'createLoan', kind: 'html' },
    { operation: 'createLoan', kind: 'create-error', message: 'Not today.' },
    { operation: 'createLoan', kind: 'reset' },
  ];
  const here = await stage(...instead);
  const before = await loansOf(here);
  assert.equal((await here.user.post('/api/loans', loanRequest)).statusCode, 500);
  const page = await here.user.post('/api/loans', loanRequest);
  assert.match(String(page.headers['content-type']), /^text\/html/);
  assert.match(page.body, /A &amp; &lt;b&gt;B&lt;\/b&gt;/);
  const unnamed = await here.user.post('/api/loans', loanRequest);
  assert.match(
    unnamed.body,
    /<p>This page is an injected fault\. It replaces the response of the service\.<\/p>/,
  );
  const refused = await here.user.post('/api/loans', loanRequest);
  assert.equal(refused.statusCode, 200);
  assert.deepEqual(refused.json<CreateLoanResponse>(), {
    status: 'error',
    errorMessage: 'Not today.',
    newApplyId: null,
  });
  await assert.rejects(here.user.post('/api/loans', loanRequest));
  assert.equal(await loansOf(here), before);
  assert.equal(
    (await here.user.post('/api/loans', loanRequest)).json<CreateLoanResponse>().status,
    'success',
  );
});

test('a fault that corrupts the response of createLoan still creates the loan', async () => {
  const corrupting: readonly Fault[] = [
    { operation: 'createLoan', kind: 'truncate' },
    { operation: 'createLoan', kind: 'wrong-type' },
    { operation: 'createLoan', kind: 'delay', delayMilliseconds: 5 },
  ];
  const here = await stage(...corrupting);
  const before = await loansOf(here);
  const truncated = await here.user.post('/api/loans', loanRequest, { 'idempotency-key': 'lost' });
  assert.equal(truncated.statusCode, 200);
  assert.throws(() => truncated.json(), SyntaxError);
  assert.equal(await loansOf(here), before + 1);
  const wrong = await here.user.post('/api/loans', loanRequest);
  assert.equal(Check(productOperations.createLoan.responses[200], wrong.json()), false);
  const late = await here.user.post('/api/loans', loanRequest, { 'idempotency-key': 'lost' });
  assert.equal(late.json<CreateLoanResponse>().status, 'success');
  assert.equal(await loansOf(here), before + 2, 'the repeated key created no loan');
});

test('faults of a response without a body close the connection or send an unexpected body', async () => {
  const path = '/Pipeline/Search/SelectLoanNewUi?accountId=123401';
  const { user } = await stage(
    { operation: 'selectLoan', kind: 'truncate' },
    { operation: 'selectLoan', kind: 'wrong-type' },
  );
  await assert.rejects(user.get(path));
  const response = await user.get(path);
  assert.deepEqual([response.statusCode, response.json<unknown>()], [200, ['unexpected']]);
  assert.equal((await user.get(path)).statusCode, 204);
});

test('a delayed response is late by its milliseconds, and otherwise unchanged', {
  timeout: 20_000,
}, async () => {
  const { user } = await stage({ ...anyUser, kind: 'delay', delayMilliseconds: 60 });
  const started = process.hrtime.bigint();
  assert.equal((await user.get(userPath)).statusCode, 200);
  assert.ok(process.hrtime.bigint() - started >= 55_000_000n);
});

test('a fault with nth and times fails these requests, in its own world only', async () => {
  const here = await stage({ ...anyUser, kind: 'status', status: 500, nth: 2, times: 2 });
  const other = await signedIn(here.app, 'lending-staff', await newWorld(here.app));
  const statuses: number[] = [];
  for (let call = 0; call < 4; call += 1) {
    statuses.push((await here.user.get(userPath)).statusCode);
    assert.equal((await other.get(userPath)).statusCode, 200);
  }
  assert.deepEqual(statuses, [200, 500, 500, 200]);
});

test('a world shows what is left of its faults, and how many requests each has affected', async () => {
  const often = { ...anyUser, kind: 'status', status: 503, times: 'always' } as const;
  const late = { ...anyUser, kind: 'html', nth: 4, times: 2 } as const;
  const { app, id, user } = await stage(often, late, { ...anyUser, kind: 'status', status: 500 });
  await user.get(userPath);
  await user.get(userPath);
  const { faults, state } = await worldOf(app, id);
  assert.deepEqual(faults, {
    f0: { ...often, nth: 1 },
    f1: { ...late, nth: 2 },
    f2: { ...anyUser, kind: 'status', status: 500, nth: 1, times: 1 },
  });
  assert.deepEqual(state.faults, { f0: { met: 2 }, f1: { met: 0 }, f2: { met: 0 } });
  await change(app, id, { faults: { f0: null } });
  await user.get(userPath);
  assert.deepEqual(Object.keys((await worldOf(app, id)).faults ?? {}), ['f1']);
});

test('a request that is refused uses up no fault', async () => {
  const here = await stage({ ...anyUser, kind: 'status', status: 500 });
  assert.equal((await here.app.inject({ url: userPath, headers: { 'x-world': here.id } })).statusCode, 401);
  assert.equal((await here.user.get(userPath)).statusCode, 500);
});

test('a fault can name a page of the legacy application', async () => {
  const { app, id } = await stage({
    operation: 'loan-pipeline',
    kind: 'status',
    status: 500,
    message: 'No.',
  });
  const response = await app.inject({ url: '/Pipeline/LoanPipeline', headers: { 'x-world': id } });
  assert.equal(response.statusCode, 500);
});

test('the journal names the fault of each request', async () => {
  const here = await stage(
    { ...anyUser, kind: 'status', status: 503, message: 'No.' },
    { ...anyUser, kind: 'reset' },
    { ...anyUser, kind: 'truncate' },
  );
  await here.user.get(userPath);
  await assert.rejects(here.user.get(userPath));
  await here.user.get(userPath);
  const entries = await journalOf(here.app, here.id);
  assert.deepEqual(
    entries.map(({ operation, status, verdict, fault }) => [operation, status, verdict, fault]),
    [
      ['getUser', 503, 'fault-injected', 'status 503'],
      ['getUser', 0, null, 'reset'],
      ['getUser', 200, null, 'truncate'],
    ],
  );
});

/** Starts a server that listens on a port, and gives its world these faults. */
async function listening(context: TestContext, ...faults: readonly Fault[]) {
  const here = await stageAt(await testApp(context), faults);
  await here.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = here.app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const call = (init: RequestInit = {}) =>
    fetch(`${origin}/api/configuration`, { ...init, headers: { 'x-world': here.id } });
  return { ...here, call, origin };
}

const configuration = { operation: 'getConfiguration' } as const;

test('a fault of kind reset closes the connection after the headers, so that no client retries by itself', async (context) => {
  const { call, app, id } = await listening(context, { ...configuration, kind: 'reset', times: 2 });
  const broken = await call();
  await assert.rejects(broken.text(), TypeError);
  // The headers would be the whole response.
  await assert.rejects(call({ method: 'HEAD' }), TypeError);
  assert.equal((await call()).status, 200);
  const entries = await journalOf(app, id);
  assert.deepEqual(
    entries.map(({ status, fault }) => [status, fault]),
    [
      [0, 'reset'],
      [0, 'reset'],
      [200, null],
    ],
  );
});

test('a delayed request whose client has disconnected is in the journal without a response', async (context) => {
  const late = { ...configuration, kind: 'delay', delayMilliseconds: 60_000 } as const;
  const { app, id, origin } = await listening(context, late);
  const gone = Promise.withResolvers<void>();
  const call = get(`${origin}${productOperations.getConfiguration.path}`, { headers: { 'x-world': id } });
  call.on('error', () => undefined);
  // The server has received the request and holds the response back.
  app.server.once('request', (_request, response: ServerResponse) => {
    response.once('close', gone.resolve);
    call.destroy();
  });
  await gone.promise;
  const entries = await journalOf(app, id);
  assert.deepEqual(
    entries.map(({ operation, status, fault }) => [operation, status, fault]),
    [['getConfiguration', 0, 'delay 60000 ms']],
  );
});

test('a truncated response is never valid JSON', async (context) => {
  const { call } = await listening(context, { ...configuration, kind: 'truncate' });
  const response = await call();
  assert.equal(response.status, 200);
  await assert.rejects(response.json(), SyntaxError);
});

test('a hanging request ends when its client disconnects, and does not block other requests', async (context) => {
  const { call, app, id } = await listening(context, { ...configuration, kind: 'hang' });
  const client = new AbortController();
  const hanging = call({ signal: client.signal });
  assert.equal((await call()).status, 200);
  client.abort();
  await assert.rejects(hanging, { name: 'AbortError' });
  const entries = await journalOf(app, id);
  assert.deepEqual(
    entries.map(({ status, fault }) => [status, fault]),
    [
      [0, 'hang'],
      [200, null],
    ],
  );
});

test('the server closes while requests hang or are delayed', { timeout: 5_000 }, async (context) => {
  const late = { ...configuration, kind: 'delay', delayMilliseconds: 60_000 } as const;
  const { app, call } = await listening(context, { ...configuration, kind: 'hang' }, late);
  const hanging = assert.rejects(call(), TypeError);
  const waiting = call();
  assert.equal((await call()).status, 200);
  await app.close();
  await hanging;
  assert.equal((await waiting).status, 200);
});
