import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { JournalEntry } from '../../../contracts/operations/mock-schemas.ts';
import { LocalBus } from '../../store/cluster/bus.ts';
import { problem } from '../../http/problems.ts';
import { longestJournal } from './journal.ts';
import { type JournalReader, Journals } from './journals.ts';
import { cut, keptAddress, keptBody, longestBody, type RecordedRequest } from './recorded-request.ts';

const recorded = (more: Partial<RecordedRequest> = {}): RecordedRequest => ({
  worldId: 'w',
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
  wholeBody: null,
  ...more,
});

test('an entry has all fields of a request', async () => {
  const journals = new Journals();
  journals.record(recorded());
  assert.deepEqual(await journals.entries('w'), [
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
      curl: `curl 'http://localhost:4300/api/navigation/user' -H 'x-world: w' -H "authorization: Bearer $ACCESS_TOKEN"`,
    },
  ]);
  assert.deepEqual(await journals.entries('another'), []);
});

test('the curl command of a POST is quoted for the shell and has no secrets', async () => {
  const journals = new Journals();
  journals.record(
    recorded({
      method: 'POST',
      url: "/api/loans?o'clock=1",
      contentType: 'application/json',
      requestBody: keptBody({ lastName: "O'Hara", taxIdentifier: '000121234' }),
    }),
  );
  assert.equal(
    (await journals.entries('w'))[0]?.curl,
    [
      String.raw`curl -X POST 'http://localhost:4300/api/loans?o'\''clock=1' -H 'x-world: w'`,
      `-H 'content-type: application/json' -H "authorization: Bearer $ACCESS_TOKEN"`,
      `-H "x-xsrf-token: copied-from-the-journal" -H "cookie: XSRF-TOKEN=copied-from-the-journal"`,
      String.raw`--data-raw '{"lastName":"O'\''Hara","taxIdentifier":"000000000"}'`,
    ].join(' '),
  );
});

test('an entry has the problem code, and how a response violated its schema', async () => {
  const journals = new Journals();
  journals.record(recorded({ status: 404, refusal: problem('account-not-found', 'No.') }));
  const cause = new Error('GET /api/navigation/user: /role must be string');
  journals.record(recorded({ status: 500, refusal: problem('invalid-answer', 'No.', { cause }) }));
  journals.record(
    recorded({ status: 500, refusal: problem('internal-error', 'No.', { cause: new Error('/secret') }) }),
  );
  assert.deepEqual(
    (await journals.entries('w')).map(({ verdict }) => verdict),
    ['account-not-found', 'invalid-answer: GET /api/navigation/user: /role must be string', 'internal-error'],
  );
});

test('the newest 500 requests of a world are kept, newest last', async () => {
  const journals = new Journals();
  for (let number = 1; number <= longestJournal + 20; number += 1)
    journals.record(recorded({ url: `/${number}` }));
  const entries = await journals.entries('w');
  assert.equal(entries.length, longestJournal);
  assert.deepEqual([entries[0]?.number, entries[0]?.path], [21, '/21']);
  assert.deepEqual([entries.at(-1)?.number, entries.at(-1)?.path], [520, '/520']);
});

test('all journals together stay within their limit, and the current one is kept', async () => {
  const journals = new Journals({ limit: 100_000 });
  for (let world = 0; world < 1_000; world += 1) {
    journals.record(recorded({ worldId: 'in use' }));
    journals.record(recorded({ worldId: `w${world}`, answerBody: 'x'.repeat(longestBody) }));
  }
  const kept = await Promise.all(
    Array.from({ length: 1_000 }, async (_, world) => (await journals.entries(`w${world}`)).length),
  );
  const all = kept.reduce((sum, count) => sum + count, 0);
  assert.ok(all > 0 && all * longestBody < 100_000, `${all}`);
  assert.equal(kept.at(-1), 1);
});

test('no secret is shown in any text of an entry', async () => {
  const journals = new Journals();
  const secret = '912-73-3446';
  const refusal = problem('invalid-answer', 'No.', {
    cause: new Error(`${secret} is not a documented field`),
  });
  journals.record(
    recorded({
      url: `/nowhere/%20${secret}`,
      contentType: `application/json; note=${secret}`,
      requestBody: `"${secret}"`,
      answerBody: secret,
      refusal,
    }),
  );
  assert.doesNotMatch(JSON.stringify(await journals.entries('w')), /3446/);
});

/** Counts the turns of the event loop that other work gets until a promise settles. */
async function turnsUntil(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  for (let isOver = false; !isOver; turns += 1) {
    isOver = await Promise.race([work.then(() => true), setImmediate(false)]);
  }
  return turns;
}

test('reading a full journal yields to other work every 10 milliseconds', async (context) => {
  const journals = new Journals();
  for (let index = 0; index < longestJournal; index += 1) journals.record(recorded());
  let milliseconds = 0;
  context.mock.method(performance, 'now', () => (milliseconds += 1));
  const turns = await turnsUntil(journals.entries('w'));
  assert.ok(turns > milliseconds / 15 && turns < milliseconds / 10, `${turns} turns`);
});

test('reading a journal masks each request once', async () => {
  const journals = new Journals();
  journals.record(recorded({ requestBody: '{"ssn":"912-73-3446"}' }));
  await journals.entries('w');
  const [masked] = journals.requestsHere('w');
  assert.doesNotMatch(masked?.requestBody ?? '', /3446/);
  await journals.entries('w');
  assert.equal(journals.requestsHere('w')[0], masked);
});

test('a long body of any type is cut, and so is a long address', () => {
  assert.equal(cut('x'.repeat(5_000)).length, longestBody);
  assert.equal(keptAddress('x'.repeat(5_000)).length, 2_048);
  assert.equal(keptBody({ text: 'x'.repeat(5_000) })?.length, longestBody);
  assert.equal(keptBody('x'.repeat(5_000))?.length, longestBody);
});

test('a follower gets the requests of its world until the world is deleted', async () => {
  const bus = new LocalBus();
  const journals = new Journals({ bus });
  const seen: JournalEntry[] = [];
  let ends = 0;
  const reader: JournalReader = {
    onNews: ({ name, data }) => name === 'call' && seen.push(data),
    onEnd: () => (ends += 1),
  };
  const stop = await journals.follow('w', reader);
  journals.record(recorded({ answerBody: '{"taxIdentifier":"000121234"}' }));
  journals.record(recorded({ worldId: 'another' }));
  assert.deepEqual(
    seen.map(({ number, answerBody }) => [number, answerBody]),
    [[1, '{"taxIdentifier":"***"}']],
  );
  stop();
  journals.record(recorded());
  assert.equal(seen.length, 1);
  await journals.follow('w', reader);
  await bus.publish('world-deleted', 'w');
  journals.endAll();
  assert.equal(ends, 1);
  assert.deepEqual(await journals.entries('w'), []);
});

test('the requests of several servers are merged in the order of their responses', async () => {
  const bus = new LocalBus();
  const [one, other] = [new Journals({ bus }), new Journals({ bus })];
  one.record(recorded({ url: '/1', recordedAt: 10 }));
  other.record(recorded({ url: '/2', recordedAt: 20 }));
  one.record(recorded({ url: '/3', recordedAt: 30 }));
  const entries = await other.entries('w');
  assert.deepEqual(
    entries.map(({ number, path }) => [number, path]),
    [
      [1, '/1'],
      [2, '/2'],
      [3, '/3'],
    ],
  );
  assert.deepEqual(await one.entries('w'), entries);
  await other.clear('w');
  assert.deepEqual(await one.entries('w'), []);
});
