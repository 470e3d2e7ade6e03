import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { limits } from '../../../contracts/api/limits.ts';
import type { JournalEntry } from '../../../contracts/operations/journal-search.ts';
import { Worlds } from '../worlds/worlds.ts';
import { LocalBus } from '../../store/bus/bus.ts';
import { openStore } from '../worlds/open-store.ts';
import { problem } from '../http/problems.ts';
import { Journal, type JournalReader } from './journal.ts';
import { cut, keptAddress, keptBody, type RecordedRequest } from './recorded-request.ts';

const recorded = (more: Partial<RecordedRequest> = {}): RecordedRequest => ({
  worldId: 'default',
  at: new Date('2026-03-04T05:06:07Z'),
  recordedAt: 0,
  traceId: '0001-000001',
  method: 'GET',
  host: 'localhost:4300',
  protocol: 'http',
  url: '/api/navigation/user',
  operation: { name: 'getUser', isPage: false, needsToken: true, rules: ['S-7-01'] },
  status: 200,
  milliseconds: 1.23456,
  refusal: null,
  passed: null,
  fault: null,
  contentType: undefined,
  hasKey: false,
  caller: null,
  requestBody: null,
  answerBody: '{"role":"User"}',
  ...more,
});

async function opened(context: TestContext) {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  return { store, worlds: await Worlds.open(store), journal: new Journal(store) };
}

test('an entry has all fields of a request', async (context) => {
  const { journal } = await opened(context);
  journal.record(recorded());
  assert.deepEqual(await journal.entries('default'), [
    {
      number: 1,
      at: '2026-03-04T05:06:07.000Z',
      recordedAt: '1970-01-01T00:00:00.000Z',
      traceId: '0001-000001',
      method: 'GET',
      path: '/api/navigation/user',
      operation: 'getUser',
      rules: ['S-7-01'],
      caller: null,
      status: 200,
      milliseconds: 1.235,
      verdict: null,
      fault: null,
      requestBody: null,
      answerBody: '{"role":"User"}',
      curl: `curl 'http://localhost:4300/api/navigation/user' -H 'x-world: default' -H "authorization: Bearer $ACCESS_TOKEN"`,
    },
  ]);
  assert.deepEqual(await journal.entries('another'), []);
});

test('the curl command of a POST is quoted for the shell and has no secrets', async (context) => {
  const { journal } = await opened(context);
  journal.record(
    recorded({
      method: 'POST',
      url: "/api/loans?o'clock=1",
      contentType: 'application/json',
      requestBody: keptBody({ lastName: "O'Hara", taxIdentifier: '000121234' }),
    }),
  );
  assert.equal(
    (await journal.entries('default'))[0]?.curl,
    [
      String.raw`curl -X POST 'http://localhost:4300/api/loans?o'\''clock=1' -H 'x-world: default'`,
      `-H 'content-type: application/json' -H "authorization: Bearer $ACCESS_TOKEN"`,
      `-H "x-xsrf-token: copied-from-the-journal" -H "cookie: XSRF-TOKEN=copied-from-the-journal"`,
      String.raw`--data-raw '{"lastName":"O'\''Hara","taxIdentifier":"000000000"}'`,
    ].join(' '),
  );
});

test('an entry has the problem code, and how a response violated its schema', async (context) => {
  const { journal } = await opened(context);
  journal.record(recorded({ status: 404, refusal: problem('account-not-found', 'No.') }));
  const cause = new Error('GET /api/navigation/user: /role must be string');
  journal.record(recorded({ status: 500, refusal: problem('invalid-answer', 'No.', { cause }) }));
  journal.record(
    recorded({ status: 500, refusal: problem('internal-error', 'No.', { cause: new Error('/secret') }) }),
  );
  assert.deepEqual(
    (await journal.entries('default')).map(({ verdict }) => verdict),
    ['account-not-found', 'invalid-answer: GET /api/navigation/user: /role must be string', 'internal-error'],
  );
});

test('the newest 500 requests of a world are kept, newest last', async (context) => {
  const { journal } = await opened(context);
  const length = 3 * limits.journal + 20;
  for (let number = 1; number <= length; number += 1) journal.record(recorded({ url: `/${number}` }));
  const entries = await journal.entries('default');
  assert.equal(entries.length, limits.journal);
  assert.deepEqual([entries[0]?.number, entries[0]?.path], [1_021, '/1021']);
  assert.deepEqual([entries.at(-1)?.number, entries.at(-1)?.path], [1_520, '/1520']);
  journal.record(recorded());
  const [first] = await journal.entries('default');
  assert.equal(first?.number, 1_022);
});

test('all journals together have at most 20,000 requests', async (context) => {
  const { store, worlds } = await opened(context);
  const rows = (from: number) =>
    Array.from({ length: limits.journal }, (_, index) => ({ recordedAt: from + index, entry: '{}' }));
  const ids = ['default'];
  while (ids.length <= 20_000 / limits.journal) ids.push((await worlds.create({})).id);
  for (const [index, id] of ids.entries())
    await store.journal.add(new Map([[id, { rows: rows(index * limits.journal), dropped: 0 }]]));
  await store.journal.thinOut();
  assert.deepEqual((await store.journal.read('default')).rows.length, 1);
  assert.deepEqual((await store.journal.read(ids[1] ?? '')).rows.length, limits.journal);
});

test('requests are written after a while, survive a restart, and are deleted with their world', async (context) => {
  const { journal, store, worlds } = await opened(context);
  const { id: worldId } = await worlds.create({});
  const written = new Promise((resolve) => {
    store.bus.subscribe('journal-written', (worldIds) => resolve(worldIds));
  });
  context.mock.timers.enable({ apis: ['setTimeout'] });
  journal.record(recorded({ worldId }));
  context.mock.timers.tick(500);
  assert.deepEqual(await written, [worldId]);
  assert.equal((await store.journal.read(worldId)).rows.length, 1);
  assert.equal((await new Journal(store).entries(worldId)).length, 1);
  await worlds.delete(worldId);
  assert.equal((await store.journal.read(worldId)).rows.length, 0);
  journal.record(recorded({ worldId }));
  assert.deepEqual(await journal.entries(worldId), []);
});

test('a failed write is reported, and the next requests are written', async (context) => {
  const { store } = await opened(context);
  const errors: unknown[] = [];
  const journal = new Journal(store, (error) => errors.push(error));
  const full = new Error('The disk is full');
  const add = context.mock.method(store.journal, 'add', () => Promise.reject(full));
  journal.record(recorded());
  await journal.write();
  assert.deepEqual(errors, [full]);
  add.mock.restore();
  journal.record(recorded({ url: '/2' }));
  assert.deepEqual(
    (await journal.entries('default')).map(({ path }) => path),
    ['/2'],
  );
});

test('a long body of any type is cut, and so is a long address', () => {
  assert.equal(cut('x'.repeat(5_000)).length, 4_096);
  assert.equal(keptAddress('x'.repeat(5_000)).length, 2_048);
  assert.equal(keptBody({ text: 'x'.repeat(5_000) })?.length, 4_096);
  assert.equal(keptBody('x'.repeat(5_000))?.length, 4_096);
});

test('a reader gets the requests of its world until the world is deleted', async (context) => {
  const { journal, store, worlds } = await opened(context);
  const { id } = await worlds.create({});
  const seen: JournalEntry[] = [];
  let ends = 0;
  const reader: JournalReader = {
    onNews: ({ name, data }) => name === 'call' && seen.push(data),
    onEnd: () => (ends += 1),
  };
  journal.record(recorded({ worldId: id }));
  const stop = await journal.follow(id, reader);
  journal.record(recorded({ worldId: id, answerBody: '{"taxIdentifier":"000121234"}' }));
  journal.record(recorded());
  await journal.flush(id);
  assert.deepEqual(
    seen.map(({ number, answerBody }) => [number, answerBody]),
    [[2, '{"taxIdentifier":"*********"}']],
  );
  stop();
  journal.record(recorded({ worldId: id }));
  await journal.flush(id);
  assert.equal(seen.length, 1);
  await journal.follow(id, reader);
  await store.bus.publish('world-deleted', id);
  journal.endAll();
  assert.equal(ends, 1);
});

test('a cleared journal also forgets the requests that were not written yet', async (context) => {
  const { journal } = await opened(context);
  journal.record(recorded());
  await journal.clear('default');
  assert.deepEqual(await journal.entries('default'), []);
});

/** A bus that can lose messages. */
class LossyBus extends LocalBus {
  readonly #listeners = new Set<() => void>();
  override onLost(listener: () => void = () => undefined): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  lose(): void {
    for (const listener of this.#listeners) listener();
  }
}

test('readers end when messages of other servers may be lost, and a stopped server hears no message', async (context) => {
  const { store } = await opened(context);
  const bus = new LossyBus();
  const journal = new Journal({ journal: store.journal, bus, isShared: true });
  let ends = 0;
  const follow = () => journal.follow('default', { onNews: () => undefined, onEnd: () => (ends += 1) });
  await follow();
  bus.lose();
  assert.equal(ends, 1);
  await follow();
  journal.endAll();
  assert.equal(ends, 2);
  await follow();
  bus.lose();
  await bus.publish('world-deleted', 'default');
  assert.equal(ends, 2);
});

test('the requests of several servers are in the order of their times', async (context) => {
  const { journal: one, store } = await opened(context);
  const other = new Journal(store);
  one.record(recorded({ url: '/1', recordedAt: 10 }));
  other.record(recorded({ url: '/2', recordedAt: 20 }));
  one.record(recorded({ url: '/3', recordedAt: 30 }));
  await one.write();
  const entries = await other.entries('default');
  assert.deepEqual(
    entries.map(({ number, path }) => [number, path]),
    [
      [1, '/1'],
      [2, '/2'],
      [3, '/3'],
    ],
  );
  assert.deepEqual(await one.entries('default'), entries);
  await other.clear('default');
  assert.deepEqual(await one.entries('default'), []);
});
