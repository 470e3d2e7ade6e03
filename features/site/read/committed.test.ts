import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFeature } from '../../../scripts/test/gherkin/gherkin.ts';
import { withCommitted } from './committed.ts';

// Builds ids and tests from parts, so that this file does not claim rules.
const [first, second] = ['01', '02'].map((number) => ['L', '1', number].join('-')) as [string, string];
const feature = readFeature(
  'features/a.feature',
  [
    '@app',
    'Feature: x',
    '  Rule: y',
    `    @${first}`,
    '    Scenario: One',
    '      When a',
    `    @${second}`,
    '    Scenario: Two',
    '      When b',
  ].join('\n'),
);
const unit = {
  path: 'web/a.test.ts',
  text: `\n${['test', `('[${second}] it holds', () => {});`].join('')}\n`,
};
const pairs = [
  { rule: first, test: 'features/a.feature: One', fingerprint: 'one' },
  { rule: second, test: 'features/a.feature: Two', fingerprint: 'two' },
  { rule: second, test: `web/a.test.ts: [${second}] it holds`, fingerprint: 'three' },
];

/** Returns the passed tests and the changed rules for a committed run with these fingerprints. */
function shown(
  ofFirst: readonly string[],
  ofSecond: readonly string[],
  local: Parameters<typeof withCommitted>[1]['local'] = [],
) {
  const passed = new Map([
    [first, new Set(ofFirst)],
    [second, new Set(ofSecond)],
  ]);
  const present = { local, pairs, features: [feature], files: [unit] };
  const { results, changed } = withCommitted({ passed }, present);
  const tests = results.flatMap(({ suite, tests: own }) =>
    own.map(({ name, passed: hasPassed }) => `${suite}: ${name}${hasPassed ? '' : ' FAILED'}`),
  );
  return { tests, changed: [...changed] };
}

test('a test of the run has passed while its rule and its text are the same', () => {
  assert.deepEqual(shown(['one'], ['two', 'three']), {
    tests: ['features-app: One', 'features-app: Two', `unit: [${second}] it holds`],
    changed: [],
  });
});

test('a changed, added or removed test has not run, and its rule has changed', () => {
  assert.deepEqual(shown(['earlier'], ['two', 'three']), {
    tests: ['features-app: Two', `unit: [${second}] it holds`],
    changed: [first],
  });
  assert.deepEqual(shown(['one'], ['two']), {
    tests: ['features-app: One', 'features-app: Two'],
    changed: [second],
  });
  assert.deepEqual(shown(['one', 'removed'], ['two', 'three']).changed, [first]);
});

test('a rule that is newer than the run has not run and has not changed', () => {
  const present = { local: [], pairs, features: [feature], files: [unit] };
  const { results, changed } = withCommitted({ passed: new Map() }, present);
  assert.deepEqual([results, [...changed]], [[], []]);
});

test('a newer result of this machine replaces the one of the run', () => {
  const result = (name: string, rule: string, passed: boolean) => ({
    source: 'features/a.feature',
    name,
    passed,
    rules: [rule],
  });
  const local = [{ suite: 'features-app', seconds: 1, tests: [result('One', first, false)] }];
  assert.deepEqual(shown(['one'], ['two', 'three'], local).tests, [
    'features-app: Two',
    'features-app: One FAILED',
    `unit: [${second}] it holds`,
  ]);
  const passedHere = [{ suite: 'features-app', seconds: 1, tests: [result('One', first, true)] }];
  assert.deepEqual(shown(['earlier'], ['two', 'three'], passedHere).changed, []);
});
