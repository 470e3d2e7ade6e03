import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEntry } from '../../../contracts/operations/mock-schemas.ts';
import type { KeptJournal } from '../../store/cluster/bus.ts';
import { findIn } from './findings.ts';
import { longestBody } from './recorded-request.ts';

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

const journal = (
  id: string,
  last: number,
  ...entries: readonly (readonly [number, number])[]
): KeptJournal => ({
  id,
  last,
  entries: entries.map(([number, recordedAt]) => ({ recordedAt, entry: entry(number) })),
});

test('a search says how many requests the journal has dropped', () => {
  const kept = journal('a', 520, [519, 1], [520, 2]);
  assert.equal(findIn([kept], {}).forgotten, 518);
  assert.equal(findIn([kept], { after: 'a.517' }).forgotten, 1);
  assert.equal(findIn([kept], { after: 'a.519' }).forgotten, 0);
});

test('the journals of several servers are searched as one, each from the end of the earlier search', () => {
  const one = journal('a', 2, [1, 10], [2, 30]);
  const other = journal('b', 1, [1, 20]);
  const first = findIn([one, other], { limit: 2 });
  assert.deepEqual([first.count, first.entries.map(({ number }) => number)], [3, [1, 2]]);
  assert.equal(first.next, 'a.1~b.1');
  const second = findIn([one, other], { after: first.next });
  assert.deepEqual(
    second.entries.map(({ number, path }) => [number, path]),
    [[3, '/2']],
  );
  assert.equal(second.next, 'a.2~b.1');
});

test('a truncated body counts as undecided, not as a match', () => {
  const long = entry(1, { requestBody: `{"note":"${'x'.repeat(longestBody)}`.slice(0, longestBody) });
  const kept = { id: 'a', last: 1, entries: [{ recordedAt: 1, entry: long }] };
  const { count, undecided } = findIn([kept], { body: { note: 'x' } });
  assert.deepEqual([count, undecided], [0, 1]);
  assert.equal(findIn([kept], { method: 'GET', body: { note: 'x' } }).undecided, 0);
});

test('the fields of a form match as a body, a repeated field as a list', () => {
  const form = entry(1, { requestBody: 'text=Call+back&tag=a&tag=b' });
  const kept = { id: 'a', last: 1, entries: [{ recordedAt: 1, entry: form }] };
  assert.equal(findIn([kept], { body: { text: 'Call back', tag: ['a', 'b'] } }).count, 1);
  assert.equal(findIn([kept], { body: { tag: ['a'] } }).count, 0);
});

test('a list in a body must match completely, objects in it by the given fields', () => {
  const loans = entry(1, { requestBody: '{"fees":[{"name":"Flood","amount":5},{"name":"Title"}]}' });
  const kept = { id: 'a', last: 1, entries: [{ recordedAt: 1, entry: loans }] };
  assert.equal(findIn([kept], { body: { fees: [{ name: 'Flood' }, { name: 'Title' }] } }).count, 1);
  assert.equal(findIn([kept], { body: { fees: [{ name: 'Flood' }] } }).count, 0);
});
