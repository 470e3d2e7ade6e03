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

test('requests that the journal does not keep any more are told', () => {
  const kept = journal('a', 520, [519, 1], [520, 2]);
  assert.equal(findIn([kept], {}).forgotten, 518);
  assert.equal(findIn([kept], { after: 'a.517' }).forgotten, 1);
  assert.equal(findIn([kept], { after: 'a.519' }).forgotten, 0);
});

test('the journals of several servers are searched as one, from where each was left', () => {
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

test('a body that is cut off decides nothing', () => {
  const long = entry(1, { requestBody: `{"note":"${'x'.repeat(longestBody)}`.slice(0, longestBody) });
  const kept = { id: 'a', last: 1, entries: [{ recordedAt: 1, entry: long }] };
  const { count, undecided } = findIn([kept], { body: { note: 'x' } });
  assert.deepEqual([count, undecided], [0, 1]);
  assert.equal(findIn([kept], { method: 'GET', body: { note: 'x' } }).undecided, 0);
});

test('the fields of a form are parts of its body, a repeated one as a list', () => {
  const form = entry(1, { requestBody: 'text=Call+back&tag=a&tag=b' });
  const kept = { id: 'a', last: 1, entries: [{ recordedAt: 1, entry: form }] };
  assert.equal(findIn([kept], { body: { text: 'Call back', tag: ['a', 'b'] } }).count, 1);
  assert.equal(findIn([kept], { body: { tag: ['a'] } }).count, 0);
});

test('a list in a body is compared as a whole, its objects by their parts', () => {
  const loans = entry(1, { requestBody: '{"fees":[{"name":"Flood","amount":5},{"name":"Title"}]}' });
  const kept = { id: 'a', last: 1, entries: [{ recordedAt: 1, entry: loans }] };
  assert.equal(findIn([kept], { body: { fees: [{ name: 'Flood' }, { name: 'Title' }] } }).count, 1);
  assert.equal(findIn([kept], { body: { fees: [{ name: 'Flood' }] } }).count, 0);
});
