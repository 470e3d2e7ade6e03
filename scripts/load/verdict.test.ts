import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usualSettings } from './choice.ts';
import { CannotRun, type Scenario } from './scenario.ts';
import { failures, runScenario } from './verdict.ts';

const scenario = (name: string, run: Scenario['run']): Scenario => ({
  name,
  promise: 'nothing is lost',
  run,
});
const holds = scenario('holds', async () => ({ figures: { loans: '7' }, faults: [] }));
const fails = scenario('fails', async () => ({ figures: {}, faults: ['a loan is lost', 'another'] }));
const breaks = scenario('breaks', () => Promise.reject(new Error('no server')));
const cannot = scenario('cannot', () => Promise.reject(new CannotRun('there is no cluster')));

const verdicts = (...scenarios: readonly Scenario[]) =>
  Promise.all(scenarios.map((each) => runScenario(each, usualSettings)));

test('a scenario with a fault or an error has failed', async () => {
  assert.deepEqual(failures(await verdicts(holds, fails, breaks), false), [
    'fails: 2 faults',
    'breaks: 1 fault',
  ]);
});

test('a scenario that cannot run on this machine has failed only if the command names it', async () => {
  const tried = await verdicts(holds, cannot);
  assert.equal(tried[1]?.verdict, 'not run');
  assert.deepEqual(failures(tried, false), []);
  assert.deepEqual(failures(tried, true), ['cannot: not run, there is no cluster']);
});
