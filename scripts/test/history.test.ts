import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, runOf, runsIn } from './history.ts';

const shown = (rule: string, passed = true) => ({
  rule,
  source: 'a.feature',
  name: 'example',
  passed,
  isClose: true,
});
const date = '2026-05-04T08:00:00.000Z';

test('a rule with a failed test has failed', () => {
  const evidence = [shown('X-1-02'), shown('X-1-01'), shown('X-1-02', false)];
  assert.deepEqual(runOf(evidence, date, 'abc'), {
    date,
    commit: 'abc',
    passed: ['X-1-01'],
    failed: ['X-1-02'],
  });
});

test('only the last runs are stored', () => {
  const runs = Array.from({ length: 60 }, (_, index) => runOf([shown('X-1-01')], `run ${index}`, null));
  const kept = runsIn(linesOf(runs));
  assert.equal(kept.length, 40);
  assert.deepEqual(kept.at(-1), runs.at(-1));
});

test('the processor time of a run is stored', () => {
  const run = { ...runOf([shown('X-1-01')], date, null), processorSeconds: 250.5 };
  assert.deepEqual(runsIn(linesOf([run])), [run]);
});

test('a malformed line is ignored', () => {
  assert.deepEqual(runsIn('{"date":\n{"date":"x"}\n[]\nnull\n'), []);
});
