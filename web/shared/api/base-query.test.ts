import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import { type ApiRequest, apiRequest } from './api-request.ts';
import { type Outcome, sendAndParse } from './base-query.ts';
import { fakeTransport } from './fake-transport.ts';
import type { Transport } from './transport.ts';

const send = (
  extra: Transport,
  request: ApiRequest,
  signal: AbortSignal = new AbortController().signal,
): Promise<Outcome> => sendAndParse(request, { extra, signal } as BaseQueryApi);

const userRequest = apiRequest(sessionOperations.getUser, {});

/** A `fetch` that never responds. It rejects when the request is aborted, as the browser's does. */
const silence: Transport['fetch'] = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

/** Returns the results of one request: one millisecond before its timeout, and at its timeout. */
async function aroundTheLimit(
  changes: Partial<Transport>,
  signal?: AbortSignal,
): Promise<[Outcome | null, Outcome | null]> {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    let outcome: Outcome | null = null;
    const { transport } = fakeTransport(() => new Response(), changes);
    void send(transport, userRequest, signal).then((known) => (outcome = known));
    await settled();
    mock.timers.tick(59_999);
    await settled();
    const before = outcome;
    mock.timers.tick(1);
    await settled();
    return [before, outcome];
  } finally {
    mock.timers.reset();
  }
}

/** Runs all pending promise callbacks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const kindOf = (outcome: Outcome | null) => outcome && ('error' in outcome ? outcome.error.kind : 'data');

test('[A-88] a request without a response fails after a minute', async () => {
  for (const signal of [undefined, new AbortController().signal]) {
    const [before, after] = await aroundTheLimit({ fetch: silence }, signal);
    assert.equal(before, null);
    assert.equal(kindOf(after), 'network');
  }
});

test('[A-88] a request with a response leaves no timeout behind', async (context) => {
  const started = context.mock.method(globalThis, 'setTimeout');
  const cleared = context.mock.method(globalThis, 'clearTimeout');
  const { transport } = fakeTransport(() => Response.json({}));
  await send(transport, userRequest);
  const timer = started.mock.calls.find(({ arguments: [, delay] }) => delay === 60_000)?.result;
  assert.ok(timer);
  assert.ok(cleared.mock.calls.some(({ arguments: [ended] }) => ended === timer));
});

test('[A-88] a request whose response stops in the middle fails after a minute', async () => {
  const stopping: Transport['fetch'] = async ({ signal }) => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"firstName":'));
        signal.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')));
      },
    });
    return new Response(body);
  };
  assert.equal(kindOf((await aroundTheLimit({ fetch: stopping }))[1]), 'network');
});

test('[A-88] a request that waits for its token fails after a minute', async () => {
  const [before, after] = await aroundTheLimit({
    accessToken: () => new Promise(() => undefined),
    protectedResources: () => ({ '/': ['access'] }),
  });
  assert.equal(before, null);
  assert.equal(kindOf(after), 'sign-in');
});

test('an aborted request reports no error', async () => {
  const { transport } = fakeTransport(() => new Response(), { fetch: silence });
  const caller = new AbortController();
  const outcome = send(transport, userRequest, caller.signal);
  await settled();
  caller.abort();
  assert.equal(kindOf(await outcome), 'aborted');
});

const forgery = () =>
  Response.json({ code: 'anti-forgery-missing', detail: 'Send the cookie in the header' }, { status: 403 });

test('[A-190] a lost anti-forgery cookie comes with the refusal, and the request is repeated once', async () => {
  let cookie: string | null = null;
  const { transport, happened } = fakeTransport(
    ({ headers }) => {
      if (headers['x-xsrf-token'] === 'new-cookie') return Response.json({});
      cookie = 'new-cookie';
      return forgery();
    },
    { antiForgeryToken: () => cookie },
  );
  const headers = { 'idempotency-key': 'one' };
  const request = apiRequest(createLoanOperations.createLoan, {}, { a: 1 }, { headers });
  assert.deepEqual(await send(transport, request), { data: {}, body: {} });
  assert.deepEqual(
    happened.sent.map((sent) => [sent.body, sent.headers['idempotency-key'], sent.headers['x-xsrf-token']]),
    [
      ['{"a":1}', 'one', undefined],
      ['{"a":1}', 'one', 'new-cookie'],
    ],
  );
});

test('[A-190] another refusal is not repeated, even if the anti-forgery cookie has changed', async () => {
  let cookie = 'old-cookie';
  const { transport, happened } = fakeTransport(
    () => {
      cookie = 'new-cookie';
      return Response.json({ code: 'feature-missing', detail: 'No.' }, { status: 403 });
    },
    { antiForgeryToken: () => cookie },
  );
  const outcome = await send(transport, apiRequest(createLoanOperations.createLoan, {}, {}));
  assert.equal('error' in outcome && outcome.error.detail, 'No.');
  assert.equal(happened.sent.length, 1);
});

test('[A-190] a browser that keeps no cookie gets one refusal, in words of the product', async () => {
  const { transport, happened } = fakeTransport(forgery, { antiForgeryToken: () => null });
  const outcome = await send(transport, apiRequest(createLoanOperations.createLoan, {}, {}));
  assert.equal(happened.sent.length, 1);
  assert.match('error' in outcome ? String(outcome.error.detail) : '', /Allow cookies for this address/);
});
