import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Entry, pack, unpack } from './entry.ts';
import { searchIn, wordsIn } from './search.ts';

const entry = (what: string, title: string, text: string, ...labels: string[]): Entry => ({
  what,
  title,
  text,
  address: `${title}.html`,
  labels,
});

const entries = [
  entry('rule', 'S-4.1-06', 'The user is fetched after sign-in.', 'area:session', 'verdict:passed'),
  entry('rule', 'S-4.1-07', 'A loan is forgotten at sign-in.', 'area:session', 'verdict:pending'),
  entry('scenario', 'Signing in', 'Given the loan officer'),
  entry('field', 'loanNumber', 'Answer of getLoanDashboard'),
  entry('operation', 'getLoanDashboard', 'GET /api/loans/{generalAccountId}/dashboard'),
];
const search = searchIn(entries, wordsIn(entries));
const titles = (query: string) => search(query, 10).entries.map(({ title }) => title);

test('an id leads to its rule first', () => {
  assert.deepEqual(titles('s-4.1-06'), ['S-4.1-06']);
});

test('all words must occur, wherever', () => {
  assert.deepEqual(titles('loan sign').toSorted(), ['S-4.1-07', 'Signing in']);
  assert.deepEqual(titles('loan fetched'), []);
});

test('a title outweighs a text, a rule a field', () => {
  assert.equal(titles('loan')[0], 'getLoanDashboard');
  assert.deepEqual(titles('loan').toSorted(), ['S-4.1-07', 'Signing in', 'getLoanDashboard', 'loanNumber']);
});

test('tolerates a typo in words, not in ids', () => {
  assert.deepEqual(titles('forgoten'), ['S-4.1-07']);
  assert.deepEqual(titles('S-4.1-08'), []);
});

test('fields are found by a word in their names, paths by a part of them', () => {
  assert.deepEqual(titles('number'), ['loanNumber']);
  assert.deepEqual(titles('/api/loans'), ['getLoanDashboard']);
  assert.deepEqual(titles('dashboard'), ['getLoanDashboard', 'loanNumber']);
});

test('the result has the words to highlight', () => {
  assert.deepEqual(search('forgoten', 10).words, ['forgoten', 'forgotten']);
});

test('labels filter, with words and alone', () => {
  assert.deepEqual(titles('area:session verdict:pending'), ['S-4.1-07']);
  assert.deepEqual(titles('fetched area:session'), ['S-4.1-06']);
  assert.deepEqual(titles('area:loan'), []);
});

test('nothing asked, nothing found; more found than shown is counted', () => {
  assert.deepEqual(search('  ', 10), { entries: [], total: 0, words: [] });
  assert.equal(search('sign', 1).entries.length, 1);
  assert.equal(search('sign', 1).total, 3);
});

test('an entry is the same after packing and unpacking', () => {
  const one = entry('rule', 'S-1-01', 'It holds.', 'area:shell', 'level:unit');
  assert.deepEqual(unpack(pack(one)), one);
  assert.deepEqual(unpack(pack(entry('page', 'x', 'y'))), entry('page', 'x', 'y'));
});
