import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runsAt, scenariosOf } from './feature.ts';
import { readFeature } from './gherkin.ts';

// Builds the tags from parts, so that this file does not claim rules.
const tag = (id: string) => `@${id}`;

const lines = [
  'Feature: Sample',
  '  What it is',
  '  about.',
  '',
  '  Background:',
  '    Given a start',
  '',
  '  @domain',
  '  Scenario: Loose',
  '    Then a table',
  '      | a | b |',
  '      | 1 | 2 |',
  '',
  `  ${tag('X')} ${tag('S-1-01')}`,
  '  Rule: The rule',
  '    Why it is there.',
  '',
  `    @domain @http ${tag('L-1-01')}`,
  '    Scenario Outline: <who> comes',
  '      When "<who>" comes',
  '',
  '      Examples: some',
  '        | who | rule |',
  '        | Ada | L-1-03 L-1-04 |',
  '',
  `      ${tag('L-1-02')}`,
  '      Examples:',
  '        | who |',
  '        | Bo  |',
  '',
  '    @browser',
  '    Scenario: Loose',
  '      Then a text',
  '        """',
  '        line',
  '        """',
  '',
];
const feature = readFeature('features/loan/sample.feature', lines.join('\n'));

test('a feature has its name, description, area and blocks in order', () => {
  assert.equal(feature.name, 'Sample');
  assert.equal(feature.area, 'loan');
  assert.equal(feature.description, 'What it is\nabout.');
  assert.deepEqual(
    feature.background.map((step) => `${step.keyword} ${step.text}`),
    ['Given a start'],
  );
  assert.deepEqual(
    feature.blocks.map((block) => [block.name, block.description, block.scenarios.length]),
    [
      ['', '', 1],
      ['The rule', 'Why it is there.', 2],
    ],
  );
});

test('anchors are derived from names and are unique', () => {
  assert.deepEqual(
    scenariosOf(feature).map((scenario) => scenario.anchor),
    ['loose', 'who-comes', 'loose-2'],
  );
});

test('a run has the name in the results, its levels, and the rules of its scenario, Rule and feature', () => {
  const outline = scenariosOf(feature)[1];
  assert.deepEqual(
    outline?.runs.map(({ steps: _steps, tables: _tables, ...run }) => run),
    [
      {
        name: 'Ada comes',
        levels: ['domain', 'http'],
        rules: ['S-1-01', 'L-1-01', 'L-1-03', 'L-1-04'],
        line: 24,
      },
      { name: 'Bo comes', levels: ['domain', 'http'], rules: ['S-1-01', 'L-1-01', 'L-1-02'], line: 29 },
    ],
  );
  assert.deepEqual(
    outline?.examples.map(({ name, header, rows }) => [
      name,
      header,
      rows.map((row) => [row.cells, row.runs.map((run) => run.name)]),
    ]),
    [
      ['some', ['who'], [[['Ada'], ['Ada comes']]]],
      ['', ['who'], [[['Bo'], ['Bo comes']]]],
    ],
  );
});

test('a step has its data table or doc string', () => {
  const [loose, , text] = scenariosOf(feature);
  assert.deepEqual(loose?.steps[0]?.table, [
    ['a', 'b'],
    ['1', '2'],
  ]);
  assert.equal(text?.steps[0]?.block, 'line');
});

test('a file without a feature throws an error with the file name', () => {
  assert.throws(() => readFeature('features/a.feature', '# nothing\n'), /features\/a\.feature/);
});

test('runsAt returns the runs of a row, a scenario, a Rule with its tags or the whole feature', () => {
  const at = (line: number) => runsAt(feature, line).map(({ name }) => name);
  const all = ['Loose', 'Ada comes', 'Bo comes', 'Loose'];
  const lineOf = (part: string) => lines.findIndex((line) => line.includes(part)) + 1;
  assert.deepEqual(at(1), all);
  assert.deepEqual(at(lineOf('Then a table')), ['Loose']);
  assert.deepEqual(at(lineOf('Rule:') - 1), all.slice(1));
  assert.deepEqual(at(lineOf('comes')), ['Ada comes', 'Bo comes']);
  assert.deepEqual(at(lineOf('| Bo')), ['Bo comes']);
  assert.deepEqual(at(lineOf('Then a text')), ['Loose']);
});
