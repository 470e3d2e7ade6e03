import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestVerdict } from '../read/evidence.ts';
import { tallyOf, type Verdict, verdictOn } from './verdict.ts';

const cases: readonly (readonly [string, readonly TestVerdict[], boolean, Verdict])[] = [
  ['one test that passed is enough', ['passed', 'not-run'], false, 'passed'],
  ['one test that failed outweighs those that passed', ['passed', 'failed'], false, 'failed'],
  ['evidence that did not run is no success', ['not-run', 'not-run'], false, 'not-run'],
  ['a rule that has changed since the run has not passed', ['passed', 'not-run'], true, 'changed'],
  ['a change hides no failure', ['failed'], true, 'failed'],
  ['a rule that nothing shows is named', [], false, 'missing'],
  ['a rule that lost its last test is named, too', [], true, 'missing'],
];
for (const [name, tests, isChanged, verdict] of cases) {
  test(name, () => assert.equal(verdictOn(tests, { isChanged, isAmended: false }), verdict));
}

test('a rule that a decision overrules is amended if its tests passed, and nothing else is', () => {
  const on = (tests: readonly TestVerdict[], isChanged = false) =>
    verdictOn(tests, { isChanged, isAmended: true });
  assert.equal(on(['passed']), 'amended');
  assert.equal(on(['passed'], true), 'changed');
  assert.equal(on(['failed', 'passed']), 'failed');
  assert.equal(on(['not-run']), 'not-run');
});

test('verdicts are counted, those that do not occur too', () => {
  assert.deepEqual(tallyOf(['passed', 'failed', 'passed']), {
    passed: 2,
    amended: 0,
    failed: 1,
    changed: 0,
    'not-run': 0,
    missing: 0,
  });
});
