import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseScenarios, usualSettings } from './choice.ts';
import { scenarios } from './scenarios.ts';

test('without arguments all scenarios run with the default settings', () => {
  assert.deepEqual(chooseScenarios(scenarios, []), { scenarios, areNamed: false, settings: usualSettings });
});

test('names choose scenarios, options change their settings', () => {
  const choice = chooseScenarios(scenarios, ['kill', '--rounds', '20', 'sigterm', '--seed', '7']);
  assert.ok('scenarios' in choice);
  assert.deepEqual(
    choice.scenarios.map(({ name }) => name),
    ['sigterm', 'kill'],
  );
  assert.equal(choice.areNamed, true);
  assert.deepEqual(choice.settings, { ...usualSettings, rounds: 20, seed: 7 });
});

test('an unknown argument is refused with the known ones', () => {
  for (const [words, says] of [
    [['burn'], /There is no scenario burn: choose from worlds, sigterm, kill,/],
    [['--colour', '1'], /There is no option --colour: use --seed, --seconds,/],
    [['--rounds'], /--rounds needs a whole number/],
    [['--rounds', '0'], /--rounds needs a whole number/],
  ] as const) {
    const choice = chooseScenarios(scenarios, words);
    assert.ok('refusal' in choice);
    assert.match(choice.refusal, says);
  }
});
