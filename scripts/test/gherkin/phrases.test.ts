import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Phrase, phraseFindings, readPhrases, stepTexts } from './phrases.ts';
import { readFeature } from './gherkin.ts';

const phrase = (words: string, line: number): Phrase => ({
  words,
  file: 'steps/loan.ts',
  line,
  pattern: new RegExp(`^${words}$`),
  startOf: () => null,
});

const steps = (...texts: string[]) =>
  new Map(texts.map((text) => [text, 'features/loan/a.feature: A loan opens']));

test('a step that no phrase matches, or two, is a finding', () => {
  const phrases = [phrase('I open the loan "(.*)"', 4), phrase('I open the .*', 8)];
  assert.deepEqual(
    phraseFindings(phrases, steps('I open the loan "A-7"', 'I open the menu', 'I shut the loan')),
    [
      'features/loan/a.feature: A loan opens: "I open the loan "A-7"" has two phrases: steps/loan.ts:4 "I open the loan "(.*)"" and steps/loan.ts:8 "I open the .*"',
      'features/loan/a.feature: A loan opens: "I shut the loan" has no phrase',
    ],
  );
});

test('a phrase that no step uses is a finding', () => {
  const phrases = [phrase('I open the loan "(.*)"', 4), phrase('I close the loan', 8)];
  assert.deepEqual(phraseFindings(phrases, steps('I open the loan "A-7"')), [
    'steps/loan.ts:8 "I close the loan" is used by no scenario: delete it',
  ]);
});

test('two phrases that differ only in an article are a finding', () => {
  const phrases = [phrase('I open the loan "(.*)"', 4), phrase('I open a loan "(.*)"', 8)];
  assert.deepEqual(phraseFindings(phrases, steps('I open the loan "A-7"', 'I open a loan "B-1"')), [
    'steps/loan.ts:8 "I open a loan "(.*)"" is nearly the phrase of steps/loan.ts:4 "I open the loan "(.*)"": use one for both',
  ]);
});

test('the steps of an outline have the values of its rows', () => {
  const feature = readFeature(
    'features/loan/a.feature',
    [
      'Feature: A',
      '  Scenario Outline: B',
      '    When I open <loan>',
      '    Examples:',
      '      | loan |',
      '      | A-7 |',
    ].join('\n'),
  );
  assert.deepEqual([...stepTexts([feature])], [['I open A-7', 'features/loan/a.feature: B']]);
});

test('readPhrases returns the step definitions of this project with file and line', async () => {
  const phrases = await readPhrases();
  const found = phrases.find(({ pattern }) => pattern.test('I choose "Create Loan"'));
  assert.match(`${found?.file}:${found?.line}`, /^features\/.*\.ts:\d+$/);
});
