import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Approval, lineOf, noteFiles } from './note-files.ts';
import { evidenceOf, readNotes, standingOf } from './notes.ts';

const words = 'It holds.';
const one = { test: 'a.feature: z', text: 'When a' };
const other = { test: 'b.test.ts: y', text: "test('y');" };
const approval: Approval = {
  rule: 'X-1',
  time: '2026-05-04T09:00:00Z',
  by: 'Ada Moss',
  what: 'approved',
  words,
  evidence: evidenceOf([one, other]),
  reason: '',
};
const rejection = {
  ...approval,
  by: 'Ben Hale',
  what: 'rejected',
  reason: 'It holds for leads only.',
} as const;
const standing = (tests = [one, other], now = words, lines: readonly Approval[] = [approval]) =>
  standingOf(now, tests, lines);

test('an approval is the same after writing and reading it', () => {
  const text = `${noteFiles.approvals.join('\t')}\n${lineOf('approvals', approval)}\n`;
  assert.deepEqual(readNotes('approvals', 'a.tsv', text), { rows: [approval], malformed: [] });
});

test('a text with tabs, line breaks or marks of direction stays one cell of one line', () => {
  const by = '\tAda\r\n<b>\u2028Moss\u202E\u0000\uD800 ';
  const { rows, malformed } = readNotes(
    'approvals',
    'a.tsv',
    `\n${lineOf('approvals', { ...approval, by })}`,
  );
  assert.deepEqual(malformed, ['a.tsv:1 the header must be rule, time, by, what, words, evidence, reason']);
  assert.deepEqual(rows, [{ ...approval, by: 'Ada <b> Moss \uFFFD' }]);
});

test('a damaged line is named and hides no other; a line of a merge conflict too', () => {
  const line = lineOf('approvals', approval);
  const lines = [
    noteFiles.approvals.join('\t'),
    'X-1\tyesterday',
    line,
    '<<<<<<< ours',
    line.replace('2026-05-04T09:00:00Z', 'yesterday'),
    line.replace('approved', 'liked'),
  ];
  assert.deepEqual(readNotes('approvals', 'a.tsv', lines.join('\r\n')), {
    rows: [approval],
    malformed: [
      'a.tsv:2 must have rule, time, by, what, words, evidence, reason',
      'a.tsv:4 must have rule, time, by, what, words, evidence, reason',
      'a.tsv:5 has a wrong time or word',
      'a.tsv:6 has a wrong time or word',
    ],
  });
});

test('a rule is approved as long as its words and its tests are the same', () => {
  assert.equal(standing([], words, []).state, 'open');
  assert.deepEqual(standing().valid, [approval]);
  assert.equal(standing([other, one]).state, 'approved', 'the order of tests does not matter');
});

test('a moved test is not a change', () => {
  assert.equal(standing([{ ...one, test: 'c.feature: z' }, other]).state, 'approved');
});

test('a change of the words voids the approval and keeps the approved words', () => {
  const { state, changed } = standing(undefined, 'It holds always.');
  assert.equal(state, 'changed');
  assert.equal(changed[0]?.before, words);
});

test('a lost, a new and a rewritten test void the approval by name', () => {
  const { state, changed } = standing([
    { ...one, text: 'When b' },
    { test: 'd.feature: x', text: 'When d' },
  ]);
  assert.equal(state, 'changed');
  assert.deepEqual(changed, [
    { approval, before: null, gone: [other.test], added: ['d.feature: x'], rewritten: [one.test] },
  ]);
});

test('the last line of each reader counts', () => {
  const withdrawn = { ...approval, time: '2026-05-05T09:00:00Z', what: 'withdrawn' } as const;
  const ben = { ...approval, by: 'Ben Hale', words: 'It held.' };
  assert.equal(standing([one, other], words, [approval, withdrawn]).state, 'open');
  assert.equal(standing([one, other], words, [ben, approval]).state, 'approved');
  assert.deepEqual(
    standing([one, other], words, [ben, approval, withdrawn]).changed.map(({ approval: { by } }) => by),
    ['Ben Hale'],
  );
});

test('a rejection prevails over approvals, and is void like one when words or tests change', () => {
  const lines = [rejection, approval];
  assert.equal(standing([one, other], words, lines).state, 'rejected');
  const reworded = standing([one, other], 'It holds for leads.', lines);
  assert.equal(reworded.state, 'changed');
  assert.deepEqual(
    reworded.changed.map(({ approval: { by, what, reason } }) => [by, what, reason]),
    [
      ['Ben Hale', 'rejected', 'It holds for leads only.'],
      ['Ada Moss', 'approved', ''],
    ],
  );
  assert.equal(standing([other], words, lines).state, 'changed');
  const agreed = { ...rejection, what: 'approved', reason: '' } as const;
  assert.equal(standing([one, other], words, [...lines, agreed]).state, 'approved');
});

test('a rejection without a reason does not count', () => {
  const text = `${noteFiles.approvals.join('\t')}\n${lineOf('approvals', { ...rejection, reason: '' })}\n`;
  assert.deepEqual(readNotes('approvals', 'a.tsv', text).malformed, ['a.tsv:2 has a wrong time or word']);
});
