import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { World } from '../../client/client.ts';
import type { JournalFindings } from '../../client/contract.ts';
import { followJournal } from './journal-feed.ts';

/** Opens the page of the console, whose server answers each request for a stream with `answer`. */
function page(context: TestContext, answer: () => Response) {
  const document = Object.assign(new EventTarget(), { hidden: false });
  let streams = 0;
  const fetch = async () => {
    streams += 1;
    return answer();
  };
  for (const [name, value] of Object.entries({ document, fetch })) {
    const original = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true });
    context.after(() =>
      original ? Object.defineProperty(globalThis, name, original) : Reflect.deleteProperty(globalThis, name),
    );
  }
  context.mock.timers.enable({ apis: ['setTimeout'] });
  return {
    show: async (isShown: boolean) => {
      document.hidden = !isShown;
      document.dispatchEvent(new Event('visibilitychange'));
      await settled();
    },
    after: async (milliseconds: number) => {
      await settled();
      context.mock.timers.tick(milliseconds);
      await settled();
      return streams;
    },
  };
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
};

const world = { id: 'deleted' } as World;
const ignore = () => undefined;
const listener = { hear: ignore, catchUp: ignore, changed: ignore, worldChanged: ignore, cleared: ignore };
const refusal = () => new Response('', { status: 404 });
const silent = () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });

test('[A-166] a refused stream is asked for again within three seconds, while the page is visible', async (context) => {
  const { show, after } = page(context, refusal);
  let changes = 0;
  const stop = followJournal(world, { ...listener, worldChanged: () => void (changes += 1) });
  for (const [streams, pause] of [1_000, 2_000, 3_000, 3_000].entries())
    assert.equal(await after(pause), streams + 2);
  assert.equal(changes, 5);
  await show(false);
  assert.equal(await after(3_000), 5, 'hidden');
  await show(true);
  assert.equal(await after(0), 6, 'shown');
  stop();
  assert.equal(await after(3_000), 6, 'left');
});

for (const end of ['arrive', 'fail'] as const)
  test(`stored requests that ${end} late, after the page was hidden and shown again, change nothing`, async (context) => {
    const { show, after } = page(context, silent);
    const late = Promise.withResolvers<JournalFindings>();
    const announced: string[] = [];
    const stop = followJournal({ id: 'slow', searchJournal: (_search: object) => late.promise } as World, {
      ...listener,
      catchUp: () => announced.push('requests'),
      changed: (connection) => announced.push(connection),
    });
    await after(0);
    for (const isShown of [false, true]) await show(isShown);
    stop();
    if (end === 'arrive') late.resolve({ count: 0, undecided: 0, forgotten: 0, entries: [], next: '0' });
    else late.reject(new Error('The connection is lost.'));
    await settled();
    assert.deepEqual(announced, ['opening', 'opening']);
  });
