import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Entry, pack, unpack, searchIn, wordsIn } from './search.ts';

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

test('words count in any order, and not all are needed: the entry with most of them comes first', () => {
  assert.deepEqual(titles('sign-in loan')[0], 'S-4.1-07');
  assert.deepEqual(titles('loan forgotten nowhere')[0], 'S-4.1-07');
  assert.deepEqual(titles('nowhere nothing loan'), [], 'less than half of the words');
});

test('words that every question has do not count, except alone; endings do not matter', () => {
  assert.deepEqual(titles('what is the user fetching?'), ['S-4.1-06']);
  assert.equal(titles('is')[0], 'S-4.1-06');
});

test('a result says why it was found', () => {
  const why = (query: string) => search(query, 1).entries[0]?.why;
  assert.equal(why('forgoten loan'), 'forgoten → forgotten, loan');
  assert.equal(why('user fetched nowhere'), 'user, fetched · without nowhere');
  assert.equal(why('number field'), 'number, field (field)');
});

test('a question for decisions leads to all that have its words, and says which of them wait', () => {
  const decided = [
    entry('decision', 'A-01 Is the idle time 600 s?', 'Yes.', 'what:decision', 'state:waiting'),
    entry('decision', 'A-02 Does idle time end at night?', 'No.', 'what:decision', 'state:applied'),
    entry('decision', 'A-04 Which idle timing holds?', 'The longer.', 'what:decision', 'state:waiting'),
    entry('decision', 'A-03 What is a lead?', 'A prospect.', 'what:decision', 'state:applied'),
    { ...entry('page', 'Waiting for the owner', 'undecided, open'), address: 'decisions.html#waiting' },
  ];
  const ask = searchIn(decided, wordsIn(decided));
  const [first] = ask('what is undecided about idle time', 3).entries;
  assert.equal(first?.address, 'decisions.html#words=idle%20time');
  assert.equal(first.text, 'Waiting for the owner: A-01, A-04. The other decisions need no answer.');
  assert.equal(ask('undecided lead', 1).entries[0]?.title, 'A-03 What is a lead?');
  assert.equal(ask('a-02', 1).entries[0]?.title, 'A-02 Does idle time end at night?');
  for (const word of ['undecided', 'open', 'open questions'])
    assert.equal(ask(word, 1).entries[0]?.address, 'decisions.html#waiting', word);
});

test('a title outweighs a text, a field of the screen an operation', () => {
  assert.equal(titles('loan')[0], 'loanNumber');
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
  assert.equal(titles('getLoanDashboard field')[0], 'loanNumber');
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
