import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killText, readKills, readVerdicts, verdictText } from './verdicts.ts';

const kill = {
  rule: 'X-1-01',
  verdict: 'killed' as const,
  date: '2026-11-23',
  mutant: 'e51b7e476d07',
  evidence: 'bd6c1b7b371a',
  test: 'a.feature: It holds',
};
const run = { commit: 'abc1234', date: '2026-11-24T07:00:00.000Z', tree: 'f00d' };
const passed = new Map([
  ['X-1-01', new Set(['0123456789ab', '123456789abc'])],
  ['X-1-02', new Set(['23456789abcd'])],
]);
const text = verdictText({ run, passed, kills: [kill] });

test('verdicts are the same after writing and reading them', () => {
  assert.deepEqual(readVerdicts(text), { run, passed, kills: [kill], malformed: [] });
});

const none = { run: null, passed: new Map(), kills: [] };

test('without a file no verdict is committed', () => {
  assert.deepEqual(readVerdicts(''), { ...none, malformed: [] });
});

test('rows that are not those of the run do not count', () => {
  const row = 'rule\tX-1-03\tpassed\t\t3456789abcde\t\n';
  for (const other of [text + row, text.replace('X-1-02', 'X-1-03'), text.replace(/^run.*\n/m, '')])
    assert.deepEqual(readVerdicts(other), {
      ...none,
      malformed: [
        'features/rules/verdicts.tsv was changed by hand or by a merge. Write it again: npm run trace -- --write',
      ],
    });
});

test('a malformed line is named with its number', () => {
  const malformed = ['features/rules/verdicts.tsv:6 must have what, id, verdict, date, about, by'];
  assert.deepEqual(readVerdicts(`${text}rule\tX-1-03\n`), { ...none, malformed });
});

test('the result of a mutant that survived has no test', () => {
  const survived = { ...kill, verdict: 'survived' as const, test: '' };
  assert.deepEqual(readKills('m.tsv', killText([survived, kill])), [survived, kill]);
});
