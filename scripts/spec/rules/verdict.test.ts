import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestVerdict } from '../read/evidence.ts';
import { tallyOf, type Verdict, verdictOn } from './verdict.ts';

const plain = { isPending: false, isWaived: false };
const pending = { isPending: true, isWaived: false };
const waived = { isPending: false, isWaived: true };

const cases: readonly (readonly [string, readonly TestVerdict[], typeof plain, Verdict])[] = [
  ['one test that passed is enough', ['passed', 'not-run'], plain, 'passed'],
  ['one test that failed outweighs those that passed', ['passed', 'failed'], plain, 'failed'],
  ['evidence that did not run is no success', ['not-run', 'not-run'], plain, 'not-run'],
  ['a pending rule with evidence that did not run is not run', ['not-run'], pending, 'not-run'],
  ['a pending rule is pending', [], pending, 'pending'],
  ['a pending rule with evidence has passed', ['passed'], pending, 'passed'],
  ['a waived rule is waived', [], waived, 'waived'],
  ['a waiver hides no failure', ['failed'], waived, 'failed'],
  ['a rule that nothing shows and no list excuses is named', [], plain, 'missing'],
];
for (const [name, tests, standing, verdict] of cases) {
  test(name, () => assert.equal(verdictOn(tests, standing), verdict));
}

test('verdicts are counted, those that do not occur too', () => {
  assert.deepEqual(tallyOf(['passed', 'failed', 'passed']), {
    passed: 2,
    failed: 1,
    'not-run': 0,
    pending: 0,
    waived: 0,
    missing: 0,
  });
});
