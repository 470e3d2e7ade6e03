import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import { apiRequest } from './api-request.ts';
import { fakeTransport } from './fake-transport.ts';
import { type Outcome, requestTimeoutMilliseconds, send } from './send.ts';
import type { Transport } from './transport.ts';

const userRequest = apiRequest(sessionOperations.getUser, {});

/** A `fetch` that never responds. It rejects when the request is aborted, as the browser's does. */
const silence: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

/** Returns the results of one request: one millisecond before its timeout, and at its timeout. */
async function aroundTheLimit(changes: Partial<Transport>): Promise<[Outcome | null, Outcome | null]> {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    let outcome: Outcome | null = null;
    const { transport } = fakeTransport(() => new Response(), changes);
    void send(transport, userRequest).then((known) => (outcome = known));
    await settled();
    mock.timers.tick(requestTimeoutMilliseconds - 1);
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
  const [before, after] = await aroundTheLimit({ fetch: silence });
  assert.equal(before, null);
  assert.equal(kindOf(after), 'network');
});

test('[A-88] a request whose response stops in the middle fails after a minute', async () => {
  const stopping: typeof fetch = async (_input, init) => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"firstName":'));
        init?.signal?.addEventListener('abort', () =>
          controller.error(new DOMException('Aborted', 'AbortError')),
        );
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

test('[A-190] a browser that keeps no cookie gets one refusal, in words of the product', async () => {
  const { transport, happened } = fakeTransport(forgery, { antiForgeryToken: () => null });
  const outcome = await send(transport, apiRequest(createLoanOperations.createLoan, {}, {}));
  assert.equal(happened.sent.length, 1);
  assert.match('error' in outcome ? String(outcome.error.detail) : '', /Allow cookies for this address/);
});
