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
  assert.deepEqual(readVerdicts(text), { run, passed, kills: [kill] });
});

test('without a file no verdict is committed', () => {
  assert.deepEqual(readVerdicts(''), { run: null, passed: new Map(), kills: [] });
});

test('rows that are not those of the run are refused', () => {
  const row = 'rule\tX-1-03\tpassed\t\t3456789abcde\t\n';
  for (const other of [text + row, text.replace('X-1-02', 'X-1-03'), text.replace(/^run.*\n/m, '')])
    assert.throws(() => readVerdicts(other), /verdicts\.tsv was changed by hand or by a merge/);
});

test('a malformed line is refused with its number', () => {
  assert.throws(() => readVerdicts(`${text}rule\tX-1-03\n`), /verdicts\.tsv:6 must have what, id/);
});

test('the result of a mutant that survived has no test', () => {
  const survived = { ...kill, verdict: 'survived' as const, test: '' };
  assert.deepEqual(readKills('m.tsv', killText([survived, kill])), [survived, kill]);
});
