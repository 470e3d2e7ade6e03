import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suiteOfStep, checkVerdict, linesOf, suiteVerdict } from './verdict.ts';

const run = (ok: boolean, output = '') => ({ ok, output, seconds: 1.25 });
const report = (passed: number, failed: number, isWhole = true) => ({
  isWhole,
  tests: Array.from({ length: passed + failed }, (_, index) => ({
    source: 'a.test.ts',
    name: `${index}`,
    passed: index < passed,
    rules: [],
  })),
});
const counts = ({ passed, failed }: { passed: number; failed: number }) => [passed, failed];

test('a check counts as one test', () => {
  assert.deepEqual(counts(checkVerdict('types', run(true))), [1, 0]);
  assert.deepEqual(counts(checkVerdict('types', run(false))), [0, 1]);
});

test('a suite counts its tests', () => {
  assert.deepEqual(counts(suiteVerdict('unit', run(true), report(3, 0))), [3, 0]);
  assert.deepEqual(counts(suiteVerdict('unit', run(false), report(3, 2))), [3, 2]);
});

test('a suite without a whole report, without tests or with a failed process has failed', () => {
  assert.deepEqual(counts(suiteVerdict('unit', run(true), report(0, 0, false))), [0, 1]);
  assert.deepEqual(counts(suiteVerdict('unit', run(true), report(3, 0, false))), [3, 1]);
  assert.deepEqual(counts(suiteVerdict('unit', run(true), report(0, 0))), [0, 1]);
  assert.deepEqual(counts(suiteVerdict('unit', run(false), report(3, 0))), [3, 1]);
});

test('a finding about a suite counts as one more failure', () => {
  assert.deepEqual(counts(suiteVerdict('consumer', run(true), report(3, 0), ['pact changed'])), [3, 1]);
});

test('a passed step is one line, a failed one shows its output', () => {
  assert.equal(
    linesOf(checkVerdict('types', run(true, 'noise'))),
    'ok    types            1 passed                    1.3 s',
  );
  assert.equal(
    linesOf(checkVerdict('types', run(false, 'a.ts:1\nb.ts:2\n'))),
    'FAIL  types            0 passed, 1 failed          1.3 s\n      a.ts:1\n      b.ts:2',
  );
});

test('in a report a step is its tests, and itself when it has none or fails for more than they do', () => {
  const passed = { source: 'a.test.ts', name: 'one', passed: true, rules: [] };
  const part = { suite: 'part-unit', seconds: 1, tests: [passed] };
  const step = { name: 'unit', passed: 1, failed: 0, seconds: 2, ended: true, output: '' };
  const own = { source: 'unit', name: 'the whole step', passed: true, seconds: 2, rules: [] };
  assert.deepEqual(suiteOfStep(step, part), { suite: 'unit', seconds: 2, tests: [passed] });
  assert.deepEqual(suiteOfStep(step, undefined).tests, [own]);
  assert.deepEqual(suiteOfStep({ ...step, failed: 1, output: 'The pact is stale' }, part).tests, [
    passed,
    { ...own, passed: false, error: 'The pact is stale' },
  ]);
});
