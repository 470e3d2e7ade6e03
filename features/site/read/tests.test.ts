import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Evidence } from './evidence.ts';
import { testsByRule } from './tests.ts';

// Builds the test name from parts, so that this file does not claim a rule.
const source = (path: string, name: string) => ({
  path,
  text: `\n${['test', `('${name}', () => {});`].join('')}`,
});
const ran = (suite: string, file: string, name: string, passed = true) => ({
  suite,
  seconds: 1,
  tests: [{ rules: ['L-1-01'], source: file, name, passed }],
});

const shown = (evidence: Evidence, ...sources: ReturnType<typeof source>[]) =>
  testsByRule(evidence, sources)
    .get('L-1-01')
    ?.map(({ level, source: file, line, name, verdict }) => [level, file, line, name, verdict]);

test('a test that ran has its verdict, its line and its name without ids', () => {
  const evidence = new Evidence([ran('unit', 'web/a.test.ts', 'group › [L-1-01] it holds')], true);
  assert.deepEqual(shown(evidence, source('web/a.test.ts', '[L-1-01] it holds')), [
    ['unit', 'web/a.test.ts', 2, 'group › it holds', 'passed'],
  ]);
});

test('a test that is only written has not run, at the level of its folder', () => {
  const none = new Evidence([], true);
  assert.deepEqual(shown(none, source('web/a.test.ts', '[L-1-01] it holds')), [
    ['unit', 'web/a.test.ts', 2, 'it holds', 'not-run'],
  ]);
  assert.deepEqual(shown(none, source('features/journeys/a.spec.ts', '[L-1-01] it'))?.[0]?.[0], 'journey');
  assert.deepEqual(shown(none, source('contracts/consumer/a.test.ts', '[L-1-01] it'))?.[0]?.[0], 'contract');
});

test('a test of a table is shown with the words of its row', () => {
  const made = ['test', '(`[${ids}] ${words}`, run);'].join('');
  const text = `\nfor (const [ids, words] of [['L-1-01', "the 'total' holds"]]) ${made}\n`;
  const tests = testsByRule(new Evidence([], true), [{ path: 'web/a.test.ts', text }]).get('L-1-01');
  assert.deepEqual(
    tests?.map(({ name }) => name),
    ["the 'total' holds"],
  );
});

test('a failure is one', () => {
  const evidence = new Evidence([ran('unit', 'web/a.test.ts', '[L-1-01] it', false)], true);
  assert.deepEqual(shown(evidence)?.[0]?.[4], 'failed');
});

test('scenarios are no tests of this kind', () => {
  assert.equal(shown(new Evidence([ran('features-domain', 'features/a.feature', 'it')], true)), undefined);
});
