import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Evidence, together } from './evidence.ts';

const entry = (name: string, passed: boolean, ...rules: string[]) => ({
  source: 'a.feature',
  name,
  passed,
  rules: ['X-1', ...rules],
});
const results = (suite: string, ...tests: ReturnType<typeof entry>[]) => ({ suite, seconds: 1, tests });

test('without results nothing has run', () => {
  const evidence = new Evidence([], true);
  assert.equal(evidence.state, 'none');
  assert.equal(evidence.verdictOf('domain', 'a.feature', 'one'), 'not-run');
});

test('a verdict belongs to one level', () => {
  const evidence = new Evidence([results('features-domain', entry('one', true))], true);
  assert.equal(evidence.state, 'present');
  assert.equal(evidence.verdictOf('domain', 'a.feature', 'one'), 'passed');
  assert.equal(evidence.verdictOf('http', 'a.feature', 'one'), 'not-run');
  assert.equal(evidence.verdictOf('domain', 'b.feature', 'one'), 'not-run');
});

test('results of another state of the sources are marked', () => {
  assert.equal(new Evidence([results('unit')], false).state, 'earlier');
});

test('of several rows with one name, one that failed counts', () => {
  for (const order of [
    [true, false],
    [false, true],
  ]) {
    const entries = order.map((passed) => entry('one', passed));
    const evidence = new Evidence([results('features-domain', ...entries)], true);
    assert.equal(evidence.verdictOf('domain', 'a.feature', 'one'), 'failed');
  }
});

test('a test with several rules is one test', () => {
  const evidence = new Evidence([results('consumer', entry('one', true, 'X-2'))], true);
  assert.deepEqual(evidence.tests, [
    { level: 'contract', source: 'a.feature', name: 'one', passed: true, rules: ['X-1', 'X-2'] },
  ]);
});

test('together: failed outweighs passed, passed outweighs not run, nothing is not run', () => {
  assert.equal(together(['passed', 'failed', 'not-run']), 'failed');
  assert.equal(together(['not-run', 'passed']), 'passed');
  assert.equal(together([]), 'not-run');
});
