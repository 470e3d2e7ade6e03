import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairsIn } from './pairs.ts';

// Builds the sample sources from parts, so that this file does not make their claims.
const call = (title: string) => `test(${title}, () => {`;

const feature = [
  'Feature: x',
  '  Background:',
  '    Given a',
  '  Rule: y',
  '    Scenario Outline: z',
  '      When I enter <entry>',
  '        | b |',
  '      @L-1-01',
  '      Examples: Low',
  '        | entry |',
  '        | 1     |',
  '      @L-1-02',
  '      Examples: High',
  '        | entry | rule |',
  '        | 9     |  |',
  '        | 8     | A-09 |',
];

test('a scenario makes a pair with each claimed rule, with its background and the rows of the rule', () => {
  assert.deepEqual(pairsIn('a.feature', feature.join('\n')), [
    {
      rule: 'L-1-01',
      test: 'a.feature: z',
      text: 'Given a\nScenario: z\nWhen I enter <entry>\n| b |\nExamples: Low\n| entry |\n| 1 |',
    },
    {
      rule: 'L-1-02',
      test: 'a.feature: z',
      text: 'Given a\nScenario: z\nWhen I enter <entry>\n| b |\nExamples: High\n| entry |\n| 9 |\n| 8 |',
    },
    {
      rule: 'A-09',
      test: 'a.feature: z',
      text: 'Given a\nScenario: z\nWhen I enter <entry>\n| b |\nExamples: High\n| entry |\n| 8 |',
    },
  ]);
});

test('the pair of a unit test has the code of the test, up to its closing line', () => {
  const code = ["import 'x';", call("'[L-1-01] it holds'"), '  assert.ok(true);', '});', 'const after = 1;'];
  assert.deepEqual(pairsIn('a.test.ts', code.join('\n')), [
    {
      rule: 'L-1-01',
      test: 'a.test.ts: [L-1-01] it holds',
      text: [call("'[L-1-01] it holds'"), '  assert.ok(true);', '});'].join('\n'),
    },
  ]);
});

test('the pair of a table row has the row and the code of the tests after the table', () => {
  const made = [call('`[${rule}] ${value}`'), '  assert.ok(value);', '});'];
  const code = ['const rows = [', "  ['L-1-01', 1],", "  ['A-09', 2],", '];', ...made];
  assert.deepEqual(pairsIn('a.test.ts', code.join('\n')), [
    { rule: 'L-1-01', test: "a.test.ts: ['L-1-01', 1],", text: ["['L-1-01', 1],", ...made].join('\n') },
    { rule: 'A-09', test: "a.test.ts: ['A-09', 2],", text: ["['A-09', 2],", ...made].join('\n') },
  ]);
});

test('the tests of a table are those between the table and the next table', () => {
  const loop = (value: string) => [call(`\`[\${rule}] ${value}\``), '});'];
  const code = [
    "const some = ['L-1-01'];",
    ...loop('a'),
    ...loop('b'),
    "const more = ['L-1-02'];",
    ...loop('c'),
  ];
  const [first, second] = pairsIn('a.test.ts', code.join('\n'));
  assert.equal(first?.text, ["const some = ['L-1-01'];", ...loop('a'), ...loop('b')].join('\n'));
  assert.equal(second?.text, ["const more = ['L-1-02'];", ...loop('c')].join('\n'));
});
