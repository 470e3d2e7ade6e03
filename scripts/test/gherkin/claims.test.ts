import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimsIn } from './claims.ts';

// Builds the sample sources from parts, so that this file does not make their claims.
const call = (name: string, title: string) => `${name}(${title}, () => {});`;

test('tags and rule columns of a feature are claims', () => {
  const text = [
    '@browser',
    'Feature: x',
    '  @L-4.5-09 @A-09',
    '  Rule: about S-1-01',
    '    Scenario Outline: y',
    '      Examples:',
    '        | a      | rule |',
    '        | S-1-02 | L-4.5-11 C-18 |',
  ];
  assert.deepEqual(claimsIn('a.feature', text.join('\n')), [
    { rule: 'L-4.5-09', source: 'a.feature', line: 3 },
    { rule: 'A-09', source: 'a.feature', line: 3 },
    { rule: 'L-4.5-11', source: 'a.feature', line: 8 },
    { rule: 'C-18', source: 'a.feature', line: 8 },
  ]);
});

test('names of tests and groups are claims, other text is not', () => {
  const text = [
    call('describe', "'[S-2.1-07] opening'"),
    '// S-1-01 is only talked about',
    call('test.describe', '"[S-4.3-02 A-09] landing"'),
    call('it', '`[L-7-04] ${what} can\\`t`'),
    "const example = 'S-1-02';",
  ];
  assert.deepEqual(
    claimsIn('a.test.ts', text.join('\n')).map(({ rule, line }) => `${rule} ${line}`),
    ['S-2.1-07 1', 'S-4.3-02 3', 'A-09 3', 'L-7-04 4'],
  );
});

test('strings with only ids are claims if a test name takes its ids from a table', () => {
  const rows = [
    "const rows = [['S-1-01 S-1-02', 'about S-1-03'], ['A-09', 'x']];",
    "const keyed = { x: 'S-1-05' };",
  ];
  const claims = (...lines: string[]) =>
    claimsIn('a.test.ts', lines.join('\n')).map(({ rule, line }) => `${rule} ${line}`);
  const byTable = call('test', '`[${rule} S-1-06] it holds`');
  assert.deepEqual(claims(...rows, byTable), ['S-1-06 3', 'S-1-01 1', 'S-1-02 1', 'A-09 1', 'S-1-05 2']);
  assert.deepEqual(claims(...rows, call('test', '`it holds`')), []);
});
