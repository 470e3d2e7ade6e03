import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { followEvents, longestSilence, pause } from './event-stream.ts';

const stream = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8', ...headers } });

/** Follows the event stream until the connection has paused `most` times. Pauses take no time. */
async function follow(answers: readonly (() => Response)[], most: number) {
  const end = new AbortController();
  const received: string[] = [];
  const pauses: number[] = [];
  const reasons: string[] = [];
  const sent: Readonly<Record<string, string>>[] = [];
  const signals: AbortSignal[] = [];
  await followEvents({
    request: async (headers, signal) => {
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      sent.push(headers);
      signals.push(signal);
      assert.ok(answer);
      return answer();
    },
    receive: (name, data) => void received.push(`${name} ${data}`),
    onConnected: (isAgain) => void received.push(isAgain ? 'connected again' : 'connected'),
    onLost: (reason) => void reasons.push(reason),
    signal: end.signal,
    wait: async (milliseconds) => {
      pauses.push(milliseconds);
      if (pauses.length === most) end.abort();
    },
  });
  return { received, pauses, reasons, sent, signals };
}

test('[S-4.1-05] the events of a stream arrive in order', async () => {
  const text =
    'retry: 3000\n\nevent: menuUpdate\ndata: {"generalAccountId":7}\n\n: alive\n\nevent: sessionExtend\ndata: {}\n\n';
  const { received, sent } = await follow([() => stream(text)], 1);
  assert.deepEqual(received, ['connected', 'menuUpdate {"generalAccountId":7}', 'sessionExtend {}']);
  assert.deepEqual(sent, [{ accept: 'text/event-stream' }]);
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

test('[S-4.1-05 A-166] each lost connection is closed before the next attempt: a browser has six', async () => {
  const unreachable = () => {
    throw new TypeError('no network');
  };
  const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
  const endless = () => stream(`data: ${'x'.repeat(1_000_001)}`);
  const answers = [() => new Response('', { status: 503 }), unreachable, page, endless, () => stream('')];
  const { received, reasons, signals } = await follow(answers, 5);
  assert.deepEqual(reasons, ['unavailable', 'broken', 'unavailable', 'broken', 'ended']);
  assert.deepEqual(received, ['connected again', 'connected again']);
  for (const { aborted } of signals) assert.equal(aborted, true);
});

/** Follows a stream whose server answers with `request`. Its clock is mocked. */
function followSlowly(context: TestContext, request: (signal: AbortSignal) => Promise<Response>) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const end = new AbortController();
  context.after(() => end.abort());
  let requests = 0;
  void followEvents({
    request: (_headers, signal) => {
      requests += 1;
      return request(signal);
    },
    receive: () => undefined,
    signal: end.signal,
    wait: pause,
  });
  return async (milliseconds: number) => {
    await settled();
    context.mock.timers.tick(milliseconds);
    await settled();
    return requests;
  };
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
};

test('[A-166] a stream without data for 35 seconds is replaced; each comment gives it 35 more', async (context) => {
  let comment: () => void = assert.fail;
  const after = followSlowly(context, async (signal) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        comment = () => controller.enqueue(new TextEncoder().encode(': alive\n\n'));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  assert.equal(await after(longestSilence - 1), 1);
  comment();
  assert.equal(await after(longestSilence - 1), 1);
  assert.equal(await after(1), 1);
  assert.equal(await after(1_000), 2);
});

test('[A-166] a request for a stream without an answer for 35 seconds is sent again', async (context) => {
  const after = followSlowly(
    context,
    (signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  assert.equal(await after(longestSilence), 1);
  assert.equal(await after(1_000), 2);
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

test('[S-4.1-05] a stream with event ids continues after the last event', async () => {
  const first = () => stream('id: 41\nevent: sessionExtend\ndata: {}\n\n');
  const { sent } = await follow([first, () => stream('')], 2);
  assert.equal(sent[1]?.['last-event-id'], '41');
});

test('[S-4.1-05 L-6-01] a refused session, and a server without events, end the attempts', async () => {
  for (const status of [401, 204]) {
    const { pauses, sent } = await follow([() => new Response(null, { status })], 1);
    assert.deepEqual([sent.length, pauses.length], [1, 0]);
  }
});
