import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import type { Transport } from '../../shared/api/transport.ts';
import { followEvents } from './connection.ts';

const stream = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8', ...headers } });

/** Follows the event stream until the connection has paused `most` times. Pauses take no time. */
async function follow(answers: readonly (() => Response)[], most: number, changes: Partial<Transport> = {}) {
  const end = new AbortController();
  const received: string[] = [];
  const pauses: number[] = [];
  let asked = 0;
  const { transport, happened } = fakeTransport(() => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    assert.ok(answer);
    return answer();
  }, changes);
  await followEvents({
    transport,
    receive: (name, data) => void received.push(`${name} ${data}`),
    signal: end.signal,
    wait: async (milliseconds) => {
      pauses.push(milliseconds);
      if (pauses.length === most) end.abort();
    },
  });
  return { received, pauses, happened };
}

test('[S-4.1-05] the events of the signed-in user arrive in order, by a request with the bearer token', async () => {
  const text =
    'retry: 3000\n\nevent: menuUpdate\ndata: {"generalAccountId":7}\n\n: alive\n\nevent: sessionExtend\ndata: {}\n\n';
  const { received, happened } = await follow([() => stream(text)], 1);
  assert.deepEqual(received, ['menuUpdate {"generalAccountId":7}', 'sessionExtend {}']);
  const [sent] = happened.sent;
  assert.equal(sent?.url, 'http://localhost:4000/api/events');
  assert.equal(sent?.headers['authorization'], 'Bearer token-for-access');
  assert.equal(sent?.headers['accept'], 'text/event-stream');
  assert.equal(sent?.headers['last-event-id'], undefined);
});

test('[S-4.1-05] pauses double from the retry time of the server up to a minute', async () => {
  const { pauses } = await follow([() => stream('retry: 3000\n\n')], 7);
  assert.deepEqual(pauses, [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]);
});

test('[S-4.1-05] an event resets the pauses', async () => {
  const empty = () => stream('');
  const { pauses } = await follow([empty, empty, () => stream(': alive\n\n'), empty], 4);
  assert.deepEqual(pauses, [1_000, 2_000, 1_000, 2_000]);
});

test('[S-4.1-05] an error, an unreachable server, a page and an endless event lead to another attempt', async () => {
  const unreachable = () => {
    throw new TypeError('no network');
  };
  const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
  const endless = () => stream(`data: ${'x'.repeat(1_000_001)}`);
  const answers = [() => new Response('', { status: 503 }), unreachable, page, endless];
  const { received, pauses, happened } = await follow(answers, 4);
  assert.deepEqual(received, []);
  assert.equal(pauses.length, 4);
  assert.equal(happened.unauthorized, 0);
});

test('[S-4.1-05] the retry time of the server is taken between one second and one minute', async () => {
  for (const [asked, taken] of [
    [10, 1_000],
    [999, 1_000],
    [1_001, 1_001],
    [59_999, 59_999],
    [3_600_000, 60_000],
  ] as const) {
    const { pauses } = await follow([() => stream(`retry: ${asked}\n\n`)], 1);
    assert.deepEqual(pauses, [taken]);
  }
});

test('[S-4.1-05] an event resets the pauses as a comment does', async () => {
  const empty = () => stream('');
  const event = () => stream('event: sessionExtend\ndata: {}\n\n');
  const { pauses } = await follow([empty, empty, event, empty], 4);
  assert.deepEqual(pauses, [1_000, 2_000, 1_000, 2_000]);
});

/**
 * A response whose body never ends: it sends its part again and again, or once and is silent then. Returns it, and
 * whether the client has let go of the body.
 */
function neverEnding(part: string, init: ResponseInit, times = Number.POSITIVE_INFINITY) {
  let isCanceled = false;
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      if (sent <= times) controller.enqueue(new TextEncoder().encode(part));
    },
    cancel: () => {
      isCanceled = true;
    },
  });
  return { response: new Response(body, init), isCanceled: () => isCanceled };
}

test('[A-166] a connection that cannot be used is closed before the next attempt: a browser has six', async () => {
  const eventStream = { headers: { 'content-type': 'text/event-stream' } };
  for (const { response, isCanceled } of [
    neverEnding('not now', { status: 503 }),
    neverEnding('<html>', { headers: { 'content-type': 'text/html' } }),
    neverEnding(`data: ${'x'.repeat(1_000_001)}`, eventStream),
    neverEnding(`data: ${'x'.repeat(1_000_001)}`, eventStream, 1),
  ]) {
    await follow([() => response], 1);
    assert.equal(isCanceled(), true, String(response.status));
  }
});

test('[S-4.1-05] a stream with event ids continues after the last event', async () => {
  const first = () => stream('id: 41\nevent: sessionExtend\ndata: {}\n\n');
  const { happened } = await follow([first, () => stream('')], 2);
  assert.equal(happened.sent[1]?.headers['last-event-id'], '41');
});

test('[L-6-01] a 401 ends the session once, without another attempt', async () => {
  const { pauses, happened } = await follow([() => new Response('', { status: 401 })], 1);
  assert.deepEqual([happened.unauthorized, happened.sent.length, pauses.length], [1, 1, 0]);
});

test('a missing token leads to another attempt after a pause', async () => {
  let asked = 0;
  const { pauses, happened } = await follow([() => stream('')], 2, {
    accessToken: async () => {
      asked += 1;
      throw new Error('interaction required');
    },
  });
  assert.deepEqual([asked, happened.sent.length, pauses], [2, 0, [1_000, 2_000]]);
});

test('the end of a connection is logged at the next attempt, so that leaving the page logs nothing', async () => {
  const left = await follow([() => stream('')], 1);
  assert.deepEqual(left.happened.logs, []);
  const lost = await follow([() => stream('')], 2);
  assert.deepEqual(lost.happened.logs, [
    'The connection to the event service ended {"reason":"ended","nextAttemptAfter":1000}',
  ]);
});
