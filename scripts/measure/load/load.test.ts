import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ArgumentsError } from '../../shared/arguments.ts';
import { portOfCluster } from './containers.ts';
import { CannotRun } from './places.ts';
import { familySeconds } from './processor.ts';
import { chooseScenarios } from './settings.ts';
import { TooLate, within } from './watchdog.ts';
import { growthOf } from './worlds.ts';

test('names choose scenarios, options change their settings', () => {
  const usual = { seed: 1, seconds: 60, worlds: 1_000, clients: 32, rounds: 5, creations: 120 };
  const known = ['sigterm', 'kill'];
  assert.deepEqual(chooseScenarios(known, []), { names: [], settings: usual });
  assert.deepEqual(chooseScenarios(known, ['kill', '--rounds', '20', '--seed', '7']), {
    names: ['kill'],
    settings: { ...usual, rounds: 20, seed: 7 },
  });
});

test('an unknown argument is refused with the known ones', () => {
  for (const [words, says] of [
    [['burn'], /^There is no scenario burn\. Scenarios: sigterm, kill\./],
    [['--color', '1'], /^Unknown option '--color'\. .*Options: --seed, --seconds,/],
    [['--rounds'], /^Option '--rounds <value>' argument missing/],
    [['--rounds', '0'], /^--rounds needs a whole number/],
  ] as const) {
    assert.throws(
      () => chooseScenarios(['sigterm', 'kill'], words),
      (error) => error instanceof ArgumentsError && says.test(error.message),
    );
  }
});

test('a cluster must be on this machine', () => {
  assert.equal(portOfCluster('http://localhost:4310'), 4_310);
  for (const address of [
    '',
    'somewhere',
    'http://localhost',
    'https://localhost:4310',
    'http://far.example:4310',
  ]) {
    assert.throws(() => portOfCluster(address), CannotRun, address);
  }
});

test('the growth is the slope of the fitted line in megabytes a minute', () => {
  assert.equal(growthOf([0, 1, 2, 3].map((at) => ({ at, inUse: 100 + 2 * at }))), 120);
  assert.equal(growthOf([5, 6, 7].map((at) => ({ at, inUse: 300 }))), 0);
  assert.equal(growthOf([{ at: 0, inUse: 300 }]), 0);
});

test('processor time of a process with its children; 0 for one that has ended', () => {
  const own = familySeconds(process.pid);
  assert.ok(process.platform !== 'linux' || (own > 0.05 && own < 3_600), String(own));
  assert.equal(familySeconds(2 ** 30), 0);
});

test('within rejects after the timeout', async () => {
  assert.equal(await within(60, 'a thing', Promise.resolve('here')), 'here');
  await assert.rejects(within(0.01, 'a thing', new Promise(() => undefined)), TooLate);
});
