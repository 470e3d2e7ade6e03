import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFeature } from '../../test/gherkin/gherkin.ts';
import { type Idle, idleFindings, idleNameFindings, withoutWhen } from './without-when.ts';

const lines = [
  'Feature: F',
  '  @domain',
  '  Scenario Outline: <who> knocks',
  '    Given a door',
  '    And a bell',
  '    When <who> knocks',
  '      | loud |',
  '    And <who> says',
  '      """',
  '      Then what',
  '      """',
  '    Then the door opens',
  '    And <who> enters',
  '',
  '    Examples:',
  '      | who |',
  '      | Ada |',
  '      | Bo  |',
  '',
  '  @domain',
  '  Scenario: A closed door',
  '    Then the door is closed',
];
const feature = readFeature('features/door/f.feature', lines.join('\n'));
const entry = (name: string): Idle => ({ feature: feature.file, name, reason: 'x', place: `list:${name}` });

test('the When of a scenario goes with its table, its And and their texts; other lines keep their numbers', () => {
  assert.deepEqual(
    withoutWhen(lines.join('\n')).split('\n'),
    lines.map((line, index) => (index >= 5 && index <= 10 ? '' : line)),
  );
});

test('a run that passes without its When is found, unless its row or scenario is listed', () => {
  const findings = (...names: string[]) =>
    idleFindings(feature, {
      passed: new Set(['Ada knocks', 'A closed door']),
      level: 'domain',
      idle: names.map(entry),
    });
  assert.deepEqual(findings(), ['features/door/f.feature:17 passes without its When: Ada knocks']);
  assert.deepEqual(findings('Ada knocks'), []);
  assert.deepEqual(findings('<who> knocks'), []);
});

test('a listed scenario that fails without its When is found at the level that ran', () => {
  const findings = (level: string) =>
    idleFindings(feature, { passed: new Set(), level, idle: [entry('Bo knocks')] });
  assert.deepEqual(findings('domain'), [
    'list:Bo knocks "Bo knocks" fails without its When: delete this entry',
  ]);
  assert.deepEqual(findings('app'), []);
});

test('an entry that names no scenario with a When is found', () => {
  assert.deepEqual(
    idleNameFindings(['Ada knocks', '<who> knocks', 'A closed door', 'Cy knocks'].map(entry), [feature]),
    [
      'list:A closed door features/door/f.feature has no scenario "A closed door" with a When',
      'list:Cy knocks features/door/f.feature has no scenario "Cy knocks" with a When',
    ],
  );
});
