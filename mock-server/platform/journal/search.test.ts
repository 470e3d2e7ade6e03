import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEntry } from '../../../contracts/operations/journal-search.ts';
import type { JournalPage } from '../../store/repositories/journal.ts';
import { findIn } from './search.ts';

const entry = (number: number, more: Partial<JournalEntry> = {}): JournalEntry => ({
  number,
  at: '2026-03-04T05:06:07.000Z',
  recordedAt: '2026-03-04T05:06:07.000Z',
  traceId: '0001-000001',
  method: 'POST',
  path: `/${number}`,
  operation: null,
  rules: [],
  caller: null,
  status: 200,
  milliseconds: 1,
  verdict: null,
  fault: null,
  requestBody: null,
  answerBody: null,
  curl: '',
  ...more,
});

/** Returns the page of a journal with these entries, after none or the given number of cleared requests. */
const page = (entries: readonly JournalEntry[], cleared = 0): JournalPage => ({
  last: entries.at(-1)?.number ?? cleared,
  cleared,
  rows: entries.map(({ number, ...rest }) => ({ number, recordedAt: number, entry: JSON.stringify(rest) })),
});

test('a search says how many requests the journal has dropped', () => {
  const kept = page([entry(519), entry(520)]);
  assert.equal(findIn(kept, { after: 0 }).forgotten, 518);
  assert.equal(findIn(kept, { after: 517 }).forgotten, 1);
  assert.equal(findIn(page([entry(520)]), { after: 519 }).forgotten, 0);
  assert.equal(findIn(page([entry(519), entry(520)], 510), { after: 0 }).forgotten, 8);
});

test('a request that another server has written later is not lost behind a limit', () => {
  const [one, two, three] = page([entry(1), entry(2), entry(3)]).rows;
  assert.ok(one && two && three);
  const found = findIn({ last: 3, cleared: 0, rows: [one, three, two] }, { after: 0, limit: 2 });
  assert.deepEqual([found.count, found.entries.map(({ number }) => number), found.next], [3, [1, 2], '1']);
});

test('a request is unexpected by the code of its verdict, also with details', () => {
  for (const [verdict, count] of [
    ['path-unknown', 1],
    ['method-not-allowed', 1],
    ['not-served', 1],
    ['invalid-request: borrowerDetails.lastName must be string', 1],
    ['unreadable-body', 1],
    ['body-too-large', 1],
    ['content-type-unsupported', 1],
    ['anti-forgery-missing', 1],
    ['invalid-answer: loanNumber must be string', 1],
    ['account-not-found', 0],
    ['sign-in-required', 0],
    [null, 0],
  ] as const) {
    const found = (unexpected: boolean) =>
      findIn(page([entry(1, { verdict })]), { after: 0, unexpected }).count;
    assert.deepEqual([found(true), found(false)], [count, 1 - count], String(verdict));
  }
});

test('a truncated body counts as undecided, not as a match', () => {
  const long = entry(1, { requestBody: `{"note":"${'x'.repeat(4_096)}`.slice(0, 4_096) });
  const kept = page([long]);
  const { count, undecided } = findIn(kept, { after: 0, body: { note: 'x' } });
  assert.deepEqual([count, undecided], [0, 1]);
  assert.equal(findIn(kept, { after: 0, method: 'GET', body: { note: 'x' } }).undecided, 0);
});

test('the fields of a form match as a body, a repeated field as a list', () => {
  const form = entry(1, { requestBody: 'text=Call+back&tag=a&tag=b' });
  const kept = page([form]);
  assert.equal(findIn(kept, { after: 0, body: { text: 'Call back', tag: ['a', 'b'] } }).count, 1);
  assert.equal(findIn(kept, { after: 0, body: { tag: ['a'] } }).count, 0);
});

test('a list in a body must match completely, objects in it by the given fields', () => {
  const loans = entry(1, { requestBody: '{"fees":[{"name":"Flood","amount":5},{"name":"Title"}]}' });
  const kept = page([loans]);
  assert.equal(findIn(kept, { after: 0, body: { fees: [{ name: 'Flood' }, { name: 'Title' }] } }).count, 1);
  assert.equal(findIn(kept, { after: 0, body: { fees: [{ name: 'Flood' }] } }).count, 0);
});
