import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { World } from '../../client/client.ts';
import type { JournalEntry } from '../../client/contract.ts';
import { followJournal } from './journal-feed.ts';

/** A stream that the server has refused, as after the deletion of its world. */
class RefusedStream extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = RefusedStream.CLOSED;
  close(): void {}
}

/** Opens the page of the console, whose server refuses every stream. Returns the page and the streams it has asked for. */
function refusedPage(context: TestContext) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const streams: RefusedStream[] = [];
  const globals = {
    document: page,
    EventSource: class extends RefusedStream {
      constructor() {
        super();
        streams.push(this);
      }
    },
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
    context.after(() => Reflect.deleteProperty(globalThis, name));
  }
  context.mock.timers.enable({ apis: ['setTimeout'] });
  return { page, streams };
}

const world = { id: 'deleted' } as World;
const ignore = () => undefined;
const listener = { hear: ignore, catchUp: ignore, changed: ignore, worldChanged: ignore, cleared: ignore };

test('a refused stream is asked for again after three seconds', (context) => {
  const { streams } = refusedPage(context);
  const stop = followJournal(world, listener);
  streams[0]?.dispatchEvent(new Event('error'));
  context.mock.timers.tick(2_999);
  assert.equal(streams.length, 1);
  context.mock.timers.tick(1);
  assert.equal(streams.length, 2);
  stop();
});

test('[A-166] a page that is hidden or left after a refusal asks for no stream', (context) => {
  const { page, streams } = refusedPage(context);
  const stop = followJournal(world, listener);
  streams[0]?.dispatchEvent(new Event('error'));
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  context.mock.timers.tick(3_000);
  assert.equal(streams.length, 1, 'hidden');
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  assert.equal(streams.length, 2, 'shown');
  streams[1]?.dispatchEvent(new Event('error'));
  stop();
  context.mock.timers.tick(3_000);
  assert.equal(streams.length, 2, 'left');
});

for (const end of ['arrive', 'fail'] as const)
  test(`stored requests that ${end} late, after the page was hidden and shown again, change nothing`, async (context) => {
    const { page, streams } = refusedPage(context);
    const late = Promise.withResolvers<JournalEntry[]>();
    const announced: string[] = [];
    const stop = followJournal({ id: 'slow', getJournal: () => late.promise } as World, {
      ...listener,
      catchUp: () => announced.push('requests'),
      changed: (connection) => announced.push(connection),
    });
    streams[0]?.dispatchEvent(new Event('open'));
    for (const hidden of [true, false]) {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    }
    if (end === 'arrive') late.resolve([]);
    else late.reject(new Error('The connection is lost.'));
    await Promise.allSettled([late.promise]);
    assert.deepEqual(announced, ['opening', 'opening']);
    stop();
  });
