import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configureStore } from '@reduxjs/toolkit';
import type { Operation } from '../../../contracts/operation.ts';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import { landingOperations } from '../../../contracts/operations/landing.ts';
import { loanOperations } from '../../../contracts/operations/loan.ts';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import { api } from './api.ts';
import { type ApiRequest, apiRequest } from './api-request.ts';
import { fakeTransport } from './fake-transport.ts';
import type { RequestError } from './base-query.ts';
import { TokenUnavailable, type Transport } from './transport.ts';

const anyApi = api.injectEndpoints({
  endpoints: (build) => ({
    anything: build.mutation<unknown, ApiRequest>({ query: (prepared) => prepared }),
  }),
});

const json = (body: unknown, init: { status?: number; headers?: Record<string, string> } = {}) =>
  Response.json(body, init);
const traced = { headers: { 'x-trace-id': 'trace-1' } };
const userRequest = apiRequest(sessionOperations.getUser, {});
const dashboardRequest = apiRequest(loanOperations.getLoanDashboard, { generalAccountId: 7 });
const createOperation = {
  ...landingOperations.initializeEnterpriseLos,
  path: '/api/loans',
  failure: 'local',
} as const satisfies Operation;

function storeOf(transport: Transport) {
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: transport } }).concat(api.middleware),
  });
  return async (prepared: ApiRequest) => {
    const { data, error } = await store.dispatch(anyApi.endpoints.anything.initiate(prepared));
    return { data, error: error as RequestError | undefined };
  };
}

function setUp(answer: () => Response | Promise<Response>, changes: Partial<Transport> = {}) {
  const { transport, happened } = fakeTransport(answer, changes);
  return { happened, run: storeOf(transport) };
}

test('sends to the base address and parses the response as JSON', async () => {
  const { run, happened } = setUp(() => json({ firstName: 'Ada' }));
  assert.deepEqual((await run(userRequest)).data, { firstName: 'Ada' });
  assert.equal(happened.sent[0]?.url, 'http://localhost:4000/api/navigation/user');
});

test('[S-7-31] a request without an access token is sent without an authorization header', async () => {
  const { run, happened } = setUp(() => json({}), { accessToken: () => Promise.resolve(null) });
  await run(userRequest);
  assert.equal(happened.sent[0]?.headers['authorization'], undefined);
});

test('[L-7-03] a request to another origin has neither header', async () => {
  const { run, happened } = setUp(() => json({}));
  await run({ operation: sessionOperations.getUser, address: 'https://evil.example/api/navigation/user' });
  await run({ operation: sessionOperations.getUser, address: '//localhost:4001/api/navigation/user' });
  for (const { headers } of happened.sent) assert.deepEqual(Object.keys(headers), ['accept']);
  assert.equal(happened.sent.length, 2);
});

test('a body is sent as JSON; without a body there is no content type', async () => {
  const { run, happened } = setUp(() => json({}));
  await run(apiRequest(createOperation, {}, { a: 1 }, { headers: { 'idempotency-key': 'k' } }));
  await run(apiRequest(landingOperations.initializeEnterpriseLos, {}));
  assert.equal(happened.sent[0]?.body, '{"a":1}');
  assert.equal(happened.sent[0]?.headers['content-type'], 'application/json');
  assert.equal(happened.sent[0]?.headers['idempotency-key'], 'k');
  assert.equal(happened.sent[1]?.body, undefined);
  assert.equal(happened.sent[1]?.headers['content-type'], undefined);
});

test('204 and empty bodies are successes without data', async () => {
  assert.deepEqual((await setUp(() => new Response(null, { status: 204 })).run(userRequest)).data, null);
  assert.deepEqual((await setUp(() => new Response('')).run(userRequest)).data, null);
});

test('[L-7-18 L-7-20] a response that is not read may have any body', async () => {
  const { run } = setUp(() => new Response('<html>selected</html>'));
  const outcome = await run(
    apiRequest(loanOperations.selectLoan, { accountId: 7 }, undefined, { ignoreBody: true }),
  );
  assert.deepEqual(outcome, { data: null, error: undefined });
});

for (const [what, body] of [
  ['truncated JSON', '{"firstName":"A'],
  ['a page', '<!doctype html><title>Login</title>'],
  ['plain words', 'OK'],
] as const) {
  test(`[L-8.1-03] ${what} in place of JSON is a named error, not an exception`, async () => {
    const { run, happened } = setUp(() => new Response(body, traced));
    const { error } = await run(userRequest);
    assert.deepEqual(error, {
      kind: 'unreadable',
      status: 200,
      traceId: 'trace-1',
      code: null,
      detail: null,
      existing: null,
    });
    assert.equal(happened.serverErrors.length, 1);
  });
}

test('JSON that the parser refuses is an unreadable response', async () => {
  const { run, happened } = setUp(() => json(['unexpected'], traced));
  const { error } = await run({ ...userRequest, parse: () => null });
  assert.equal(error?.kind, 'unreadable');
  assert.equal(happened.serverErrors.length, 1);
});

test('a problem body gives the error its code and detail', async () => {
  const problem = { code: 'account-not-found', detail: 'No account 7.', title: 'x' };
  const { run } = setUp(() => json(problem, { status: 404, ...traced }));
  assert.deepEqual((await run(dashboardRequest)).error, {
    kind: 'http',
    status: 404,
    traceId: 'trace-1',
    code: 'account-not-found',
    detail: 'No account 7.',
    existing: null,
  });
});

test('a broken connection is an error of kind network', async () => {
  const { run, happened } = setUp(() => Promise.reject(new TypeError('fetch failed')));
  assert.equal((await run(userRequest)).error?.kind, 'network');
  assert.equal(
    happened.serverErrors[0]?.errorMessage,
    "We couldn't reach the server. Check your connection.",
  );
  assert.equal(happened.serverErrors[0]?.showTraceId, false);
});

test('a connection that breaks during the body is an error of kind network', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
  assert.equal((await setUp(() => new Response(broken)).run(userRequest)).error?.kind, 'network');
});

test('a token that needs a new sign-in is an error of kind token; nothing is sent and no dialog opens', async () => {
  const { run, happened } = setUp(() => json({}), {
    accessToken: () => Promise.reject(new TokenUnavailable(new Error('interaction_required'))),
  });
  assert.equal((await run(userRequest)).error?.kind, 'token');
  assert.deepEqual([happened.sent.length, happened.serverErrors.length, happened.unauthorized], [0, 0, 0]);
});

test('[S-8-21] any other failure of the sign-in library opens the dialog, except for a silent request', async () => {
  const accessToken = () => Promise.reject(new Error('post_request_failed'));
  const { run, happened } = setUp(() => json({}), { accessToken });
  assert.equal((await run(userRequest)).error?.kind, 'sign-in');
  assert.deepEqual(
    happened.serverErrors.map(({ errorMessage, showErrorMessage, showTraceId }) => [
      errorMessage,
      showErrorMessage,
      showTraceId,
    ]),
    [["We couldn't renew your sign-in. Log out, and then sign in again.", true, false]],
  );
  const silent = setUp(() => json({}), { accessToken });
  await silent.run(apiRequest(sessionOperations.keepAlive, {}));
  assert.deepEqual([silent.happened.sent.length, silent.happened.serverErrors.length], [0, 0]);
});

test('[L-8.1-01] an error that the caller shows opens no dialog, but a 401 still ends the session', async () => {
  let isShownByCaller = false;
  const leaving = (status: number) =>
    setUp(() => {
      isShownByCaller = true;
      return json({ detail: 'The file is locked.' }, { status });
    });
  const { createLoan } = createLoanOperations;
  const prepared = apiRequest(createLoan, {}, { a: 1 }, { isShownByCaller: () => isShownByCaller });
  const locked = leaving(409);
  assert.equal((await locked.run(prepared)).error?.detail, 'The file is locked.');
  assert.deepEqual(locked.happened.serverErrors, []);
  const ended = leaving(401);
  await ended.run(prepared);
  assert.equal(ended.happened.unauthorized, 1);
});

test('the dialog gets the message and the trace id that a failure has, and leads to the start only if the request says so', async () => {
  const failed = setUp(() => json({ detail: 'The store is away.' }, { status: 500, ...traced }));
  await failed.run(userRequest);
  const bare = setUp(() => new Response('Bad Gateway', { status: 502 }));
  await bare.run(apiRequest(sessionOperations.getUser, {}, undefined, { returnToDefault: true }));
  assert.deepEqual(
    [...failed.happened.serverErrors, ...bare.happened.serverErrors],
    [
      {
        traceId: 'trace-1',
        errorMessage: 'The store is away.',
        showErrorMessage: true,
        showTraceId: true,
        returnToDefault: false,
      },
      {
        traceId: null,
        errorMessage: null,
        showErrorMessage: false,
        showTraceId: false,
        returnToDefault: true,
      },
    ],
  );
});

test('a log holds no token, no body and no parameter', async () => {
  const { run, happened } = setUp(() => json({ detail: 'secret' }, { status: 500 }));
  await run(apiRequest(loanOperations.getLoanDashboard, { generalAccountId: 987_654 }));
  assert.match(happened.logs.join(), /dashboard.*500/);
  assert.doesNotMatch(happened.logs.join(), /token-for|secret|987654|forgery-proof/);
});

test('[A-86] the error of a refused request has the text and the existing id of its problem', async () => {
  const problem = { code: 'idempotency-key-reused', detail: 'No.', existing: 'A-7' };
  const { error } = await setUp(() => json(problem, { status: 409 })).run(userRequest);
  assert.deepEqual([error?.code, error?.detail, error?.existing], Object.values(problem));
});
