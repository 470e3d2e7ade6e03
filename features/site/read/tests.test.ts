import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testsByRule } from './tests.ts';

// Builds the test name from parts, so that this file does not claim a rule.
const source = (path: string, name: string) => ({
  path,
  text: `\n${['test', `('${name}', () => {});`].join('')}`,
});
const shown = (...sources: ReturnType<typeof source>[]) =>
  testsByRule(sources)
    .get('L-1-01')
    ?.map(({ level, source: file, line, name }) => [level, file, line, name]);

test('a test has its line, its name without ids and the level of its folder', () => {
  assert.deepEqual(shown(source('web/a.test.ts', '[L-1-01] it holds')), [
    ['unit', 'web/a.test.ts', 2, 'it holds'],
  ]);
  assert.deepEqual(shown(source('features/journeys/a.spec.ts', '[L-1-01] it'))?.[0]?.[0], 'journey');
  assert.deepEqual(shown(source('contracts/consumer/a.test.ts', '[L-1-01] it'))?.[0]?.[0], 'contract');
});

test('a test of a table is shown with the words of its row', () => {
  const made = ['test', '(`[${ids}] ${words}`, run);'].join('');
  const text = `\nfor (const [ids, words] of [['L-1-01', "the 'total' holds"]]) ${made}\n`;
  const tests = testsByRule([{ path: 'web/a.test.ts', text }]).get('L-1-01');
  assert.deepEqual(
    tests?.map(({ name }) => name),
    ["the 'total' holds"],
  );
});

test('scenarios are no tests of this kind', () => {
  const text = ['Feature: a', 'Rule: b', '@L-1-01', 'Scenario: c'].join('\n');
  assert.equal(shown({ path: 'features/a.feature', text }), undefined);
});
