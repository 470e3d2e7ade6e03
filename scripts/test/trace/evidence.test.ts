import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evidenceIn } from './evidence.ts';

// Builds ids from parts, so that this file does not claim rules.
const ids = (...numbers: number[]) => numbers.map((number) => ['S', '1', `0${number}`].join('-'));

const results = (suite: string, rules: readonly string[], passed = true) => ({
  suite,
  seconds: 1,
  tests: [{ source: 'a.test.ts', name: 'one', passed, rules }],
});

test('a test is evidence for each of its rules', () => {
  const [first = '', second = ''] = ids(1, 2);
  assert.deepEqual(
    evidenceIn([results('unit', [first, second]), results('app', [first], false), results('http', [])]),
    [
      { rule: first, source: 'a.test.ts', name: 'one', passed: true, isClose: true },
      { rule: second, source: 'a.test.ts', name: 'one', passed: true, isClose: true },
      { rule: first, source: 'a.test.ts', name: 'one', passed: false, isClose: true },
    ],
  );
});

test('a test of more than three rules does not count, an interaction of the contract does', () => {
  const closeIn = (suite: string) =>
    evidenceIn([results(suite, ids(1, 2, 3, 4))]).map(({ isClose }) => isClose);
  assert.deepEqual(closeIn('unit'), [false, false, false, false]);
  assert.deepEqual(closeIn('consumer'), [true, true, true, true]);
});
