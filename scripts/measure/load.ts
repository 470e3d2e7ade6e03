import { type TestContext, test } from 'node:test';
import { orExit } from '../shared/arguments.ts';
import { CannotRun } from './load/places.ts';
import { checkScenario } from './load/rounds.ts';
import { scenarios } from './load/scenarios.ts';
import { chooseScenarios, type LoadSettings } from './load/settings.ts';
import { worldsScenarios } from './load/worlds.ts';

// Runs load scenarios that stop servers and cut connections, as tests of node:test:
// `npm run load -- kill --rounds 20 --seed 7`. With --test-force-exit, since the library that starts PostgreSQL would
// otherwise end the process with exit code 0.

interface Check {
  /** The promise that the scenario checks, in one line. */
  readonly promise: string;
  check(settings: LoadSettings, context: TestContext): Promise<void>;
}

const all = new Map<string, Check>(Object.entries(worldsScenarios));
for (const [name, scenario] of Object.entries(scenarios)) {
  all.set(name, {
    promise: scenario.promise,
    check: (settings, context) => checkScenario(scenario, settings, context),
  });
}
const { names, settings } = orExit(() => chooseScenarios([...all.keys()], process.argv.slice(2)));

for (const [name, { promise, check }] of all) {
  if (names.length > 0 && !names.includes(name)) continue;
  void test(`${name}: ${promise}`, async (context) => {
    try {
      await check(settings, context);
    } catch (error) {
      // A scenario that the command names must run.
      if (!(error instanceof CannotRun) || names.length > 0) throw error;
      context.skip(error.message);
    }
  });
}
