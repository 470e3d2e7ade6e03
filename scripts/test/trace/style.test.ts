import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFeature } from '../gherkin/gherkin.ts';
import { styleFindings } from './style.ts';

/** Returns the findings for these lines after the lines `Feature: x` and `Rule: y`. */
const found = (...lines: string[]) => report(['Feature: x', '  Rule: y', ...lines]);

const report = (lines: readonly string[]) => styleFindings(readFeature('a.feature', lines.join('\n')));

test('a scenario with one When has no findings', () => {
  assert.deepEqual(found('@app @L-1-01', 'Scenario: z', 'Given a', 'And b', 'When c', 'And d', 'Then e'), []);
});

test('a second When is found', () => {
  assert.deepEqual(found('Scenario: z', 'When a', 'Then b', 'When c', 'Then d'), [
    'a.feature:3 second-when "z": write one scenario for each When',
  ]);
});

test('a Given after a When is found', () => {
  assert.deepEqual(found('Scenario: z', 'When a', 'Given b', 'Then c'), [
    'a.feature:3 late-given "z": move the Given steps before the When',
  ]);
});

test('more than nine steps are found', () => {
  const nine = ['When a', ...Array.from({ length: 8 }, () => 'And b')];
  assert.deepEqual(found('Scenario: z', ...nine), []);
  assert.deepEqual(found('Scenario: z', ...nine, 'Then c'), ['a.feature:3 long "z": 10 steps, at most 9']);
});

test('more than three rules on a scenario are found, those of its Rule and Feature included', () => {
  const text = ['@L-1-01', 'Feature: x', '@L-1-02', 'Rule: y', '@L-1-03 @L-1-04', 'Scenario: z', 'When a'];
  assert.deepEqual(report(text), ['a.feature:5 many-rules "z": claims 4 rules, at most 3 count']);
});

test('an outline is found once, even if several rows claim too many rules', () => {
  const rows = ['@L-1-01 @L-1-02 @L-1-03 @L-1-04', 'Examples:', '| a |', '| 1 |', '| 2 |'];
  assert.deepEqual(found('Scenario Outline: z', 'When <a>', ...rows), [
    'a.feature:3 many-rules "z": claims 4 rules, at most 3 count',
  ]);
});

test('a Rule of more than 110 characters is found', () => {
  const text = ['Feature: x', `Rule: ${'y'.repeat(111)}`, 'Scenario: z', 'When a'];
  assert.deepEqual(report(text), [`a.feature:2 long-rule "${'y'.repeat(111)}": 111 characters, at most 110`]);
});
