import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { EventStream } from './stream.ts';

const read = async (stream: EventStream): Promise<string> => {
  let text = '';
  for await (const part of stream) text += String(part);
  return text;
};

test('a stream starts with the retry time, and each event has a name and JSON', async () => {
  const stream = new EventStream();
  stream.sendEvent('loanUpdate', { loanNumber: '1\n2' });
  stream.end();
  stream.end();
  stream.sendEvent('loanUpdate', {});
  assert.equal(await read(stream), 'retry: 3000\n\nevent: loanUpdate\ndata: {"loanNumber":"1\\n2"}\n\n');
});

test('the stream sends comments as heartbeats until it ends', (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const stream = new EventStream();
  assert.equal(stream.read(), 'retry: 3000\n\n');
  context.mock.timers.tick(14_999);
  assert.equal(stream.read(), null);
  context.mock.timers.tick(15_001);
  assert.equal(stream.read(), ': alive\n\n: alive\n\n');
  stream.destroy();
  context.mock.timers.tick(60_000);
  assert.equal(stream.readableLength, 0);
});

test('a stream that has ended leaves no heartbeat behind', (context) => {
  const started = context.mock.method(globalThis, 'setInterval');
  const cleared = context.mock.method(globalThis, 'clearInterval');
  for (const end of [(stream: EventStream) => stream.end(), (stream: EventStream) => stream.destroy()]) {
    end(new EventStream());
    const heartbeat = started.mock.calls.at(-1)?.result;
    assert.ok(heartbeat);
    assert.ok(cleared.mock.calls.some(({ arguments: [ended] }) => ended === heartbeat));
  }
});

test('the stream ends when the client disconnects', async () => {
  const stream = new EventStream();
  const closed = once(stream, 'close');
  stream.destroy();
  await closed;
  stream.sendEvent('menuUpdate', {});
  stream.end();
  assert.ok(stream.destroyed);
});

test('a client that reads nothing is disconnected', () => {
  const stream = new EventStream();
  const data = 'x'.repeat(1_000);
  for (let count = 0; count < 900; count += 1) stream.sendEvent('x', data);
  assert.equal(stream.destroyed, false);
  for (let count = 0; count < 200; count += 1) stream.sendEvent('x', data);
  assert.equal(stream.destroyed, true);
});
