import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDecisions, readRules } from './catalogue.ts';

test('a rule is parsed with file and line, and with what it is about', () => {
  const lines = ['X-1\tfield\tIt holds.', 'X-2\tfield\tIt holds too.\tfield:city  page:search'];
  assert.deepEqual(readRules('a.tsv', ['id\tkind\trule\tabout', ...lines].join('\n')), {
    rows: [
      { id: 'X-1', kind: 'field', rule: 'It holds.', about: [], place: 'a.tsv:2' },
      {
        id: 'X-2',
        kind: 'field',
        rule: 'It holds too.',
        about: ['field:city', 'page:search'],
        place: 'a.tsv:3',
      },
    ],
    malformed: [],
  });
});

test('a row with a missing, extra or empty cell is reported with its line', () => {
  const { rows, malformed } = readRules(
    'a.tsv',
    'id\tkind\trule\tabout\nX-1\tfield\nX-2\tfield\ta\tb\tc\nX-3\t\ta\n',
  );
  assert.deepEqual(rows, []);
  assert.deepEqual(malformed, [
    'a.tsv:2 must have id, kind, rule, about',
    'a.tsv:3 must have id, kind, rule, about',
    'a.tsv:4 must have id, kind, rule, about',
  ]);
});

test('a wrong header is reported', () => {
  assert.deepEqual(readRules('a.tsv', 'id\trule\n').malformed, [
    'a.tsv:1 the header must be id, kind, rule, about',
  ]);
});

test('a decision needs a question, a text and an alternative; the other columns may be empty or left out', () => {
  const header = 'id\tquestion\tdecided\totherwise\tevidence\toverrules\task\tshown\tabout';
  const lines = [
    'A-01\tWhy?\tSo.\tNot so.\t',
    'A-02\tWhy?\tSo.\t\tX-1',
    'A-03\tWhy?\tSo.\tNot so.\tX-1\tX-2\tMay it?',
    'A-04\tWhy?\tSo.\tNot so.\tX-1\t\t\tX-1',
  ];
  const { rows, malformed } = readDecisions('q.tsv', [header, ...lines].join('\n'));
  assert.deepEqual(
    rows.map(({ id, overrules, ask, shown }) => [id, overrules, ask, shown]),
    [
      ['A-01', '', '', ''],
      ['A-03', 'X-2', 'May it?', ''],
      ['A-04', '', '', 'X-1'],
    ],
  );
  assert.deepEqual(malformed, [
    'q.tsv:3 must have id, question, decided, otherwise, evidence, overrules, ask, shown, about',
  ]);
});
