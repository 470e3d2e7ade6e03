import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameFindings } from './ids.ts';

const rule = (id: string) => ({ id, kind: 'rule', rule: 'It holds.', about: [], place: `r.tsv:${id}` });
const decision = (id: string, evidence = '') => ({
  id,
  question: 'Q?',
  decided: 'D.',
  otherwise: 'E.',
  evidence,
  overrules: '',
  ask: '',
  shown: '',
  about: [],
  place: `q.tsv:${id}`,
});
const sound = {
  rules: [rule('L-1-01'), rule('L-1-03')],
  decisions: [decision('L-1-02'), decision('A-01')],
};

/** Returns the findings for a file. `named` joins test names from parts, since the trace also reads this file. */
const inFile = (path: string, ...lines: string[]) => nameFindings(sound, [{ path, text: lines.join('\n') }]);
const named = (...names: string[]) => names.map((name) => ['test', `('${name}', () => {});`].join(''));

test('unique ids without a gap have no findings', () => {
  assert.deepEqual(nameFindings(sound, []), []);
});

test('a duplicate id is found with both places', () => {
  assert.deepEqual(nameFindings({ ...sound, decisions: [decision('L-1-02'), decision('L-1-01')] }, []), [
    'q.tsv:L-1-01 L-1-01 is at r.tsv:L-1-01 too',
  ]);
});

test('a gap in the numbers is found', () => {
  const missing = (change: object) => nameFindings({ ...sound, ...change }, []);
  assert.deepEqual(missing({ decisions: [] }), ['r.tsv:L-1-03 L-1-03 follows L-1-01: a number is missing']);
  assert.deepEqual(missing({ rules: [rule('L-1-03')] }), [
    'q.tsv:L-1-02 L-1-02 follows L-1-00: a number is missing',
  ]);
});

test('an unknown rule in a decision is found', () => {
  assert.deepEqual(nameFindings({ ...sound, decisions: [decision('L-1-02', 'L-1-01, L-9-97')] }, []), [
    'q.tsv:L-1-02 L-9-97 is not in the catalogue of rules',
  ]);
});

test('an unknown rule that a decision overrules is found', () => {
  const decisions = [{ ...decision('L-1-02'), overrules: 'L-1-01, L-9-97' }];
  assert.deepEqual(nameFindings({ ...sound, decisions }, []), [
    'q.tsv:L-1-02 L-9-97 is not in the catalogue of rules',
  ]);
});

test('an unknown tag or id of a row is found; a line of a doc string is not a tag', () => {
  const findings = inFile(
    'a.feature',
    '@browser @L-1-01',
    'Feature: x',
    '  @L-1-9 @A-01',
    '  Rule: y',
    '    @fast',
    '    Scenario Outline: z',
    '      Then a text',
    '        """',
    '        @not-a-tag',
    '        """',
    '      @L-9-99',
    '      Examples:',
    '        | a | rule          |',
    '        | 1 | L-1-01 L-1-98 |',
    '        | 2 | A-01 |',
  );
  assert.deepEqual(
    findings.map((finding) => finding.split(' is neither a rule')[0]),
    ['a.feature:3 L-1-9', 'a.feature:5 fast', 'a.feature:11 L-9-99', 'a.feature:14 L-1-98'],
  );
  assert.match(findings[0] ?? '', /nor one of the tags domain, http, app, browser, /);
});

test('an unknown id in brackets at the start of a test name is found, also if a table supplies it', () => {
  const lines = named(
    '[L-1-01 A-01] it holds',
    '[L-1-9] it holds',
    'it reads [No Response]',
    '[X-1-01, L-1-02] it',
  );
  const byTable = [['test(', '`[${rule}] x`'].join(''), "const rows = ['L-1-01', 'L-9-98'];"];
  assert.deepEqual(inFile('a.test.ts', ...lines, ...byTable), [
    'a.test.ts:2 L-1-9 is not in the catalogue of rules',
    'a.test.ts:4 X-1-01 is not in the catalogue of rules',
    'a.test.ts:6 L-9-98 is not in the catalogue of rules',
  ]);
});

test('an unknown id in code is found', () => {
  assert.deepEqual(inFile('web/a.ts', '// L-1-01, L-1-02 and A-01', "rules: ['L-1-03', 'L-1-04']"), [
    'web/a.ts:2 L-1-04 is not in the catalogue of rules',
  ]);
});
