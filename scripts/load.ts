import { chooseScenarios } from './load/choice.ts';
import { runScenarios } from './load/run.ts';
import { scenarios } from './load/scenarios.ts';

// Servers under load that are ended, cut off and filled up: `npm run load -- kill --rounds 20 --seed 7`.

const choice = chooseScenarios(scenarios, process.argv.slice(2));
if ('refusal' in choice) {
  console.error(choice.refusal);
  process.exit(1);
}
process.exit((await runScenarios(choice)) ? 0 : 1);
