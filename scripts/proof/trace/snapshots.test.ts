import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesBetween } from './changes.ts';
import { readSnapshot, snapshotOf, snapshotText } from './snapshots.ts';

const rules = 'id\tkind\trule\nS-1-02\trule\tIt waits.\nS-1-10\trule\tIt goes.\n';
const questions = 'id\tquestion\tdecided\totherwise\tevidence\nC-01\tWhen?\tNow.\tLater.\t\n';
// Builds the test from parts, so that it is not a test of this file.
const testNamed = (name: string) => `test(${JSON.stringify(name)}, () => {});\n`;
const tests = testNamed('[S-1-10] goes') + testNamed('[S-1-02] waits');
const files = [
  { path: 'features/rules/S-1.tsv', text: rules },
  { path: 'features/rules/open-questions/conflicts.tsv', text: questions },
  { path: 'web/a.test.ts', text: tests },
];
const earlier = snapshotOf('0.1.0', 'abc1234 of 2026-01-01', files);

test('a snapshot is the same after writing and reading it', () => {
  assert.deepEqual(readSnapshot(snapshotText(earlier)), earlier);
  assert.deepEqual(
    [...earlier.tests],
    [
      ['S-1-02', 1],
      ['S-1-10', 1],
    ],
  );
});

test('an invalid line of a snapshot is an error with its number', () => {
  assert.throws(() => readSnapshot('what\tid\ttext\ttests\nrule\tS-1-01\n'), /last-release\.tsv:2 must have/);
});

test('the changes between snapshots list changed words, new and removed rules, and rules with more or fewer tests', () => {
  const later = snapshotOf('0.2.0', '', [
    {
      path: 'features/rules/S-1.tsv',
      text: 'id\tkind\trule\nS-1-10\trule\tIt goes on.\nS-1-11\trule\tIt stays.\n',
    },
    { path: 'features/rules/open-questions/conflicts.tsv', text: questions.replace('Now.', 'Today.') },
    { path: 'web/a.test.ts', text: testNamed('[S-1-10] goes on') + testNamed('[S-1-11] stays') },
  ]);
  assert.deepEqual(changesBetween(earlier, later), {
    rules: {
      added: [['S-1-11', 'It stays.']],
      retired: [['S-1-02', 'It waits.']],
      reworded: [['S-1-10', 'It goes.', 'It goes on.']],
    },
    decisions: { added: [], retired: [], reworded: [['C-01', 'Now.', 'Today.']] },
    evidence: [{ rule: 'S-1-11', before: 0, after: 1 }],
  });
  const same = changesBetween(earlier, earlier);
  assert.deepEqual(same.evidence, []);
  assert.deepEqual(same.rules, { added: [], retired: [], reworded: [] });
});
