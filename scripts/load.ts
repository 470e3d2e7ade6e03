import { chooseScenarios } from './load/choice.ts';
import { runScenarios } from './load/run.ts';
import { scenarios } from './load/scenarios.ts';

// Runs load scenarios that stop servers, cut connections and fill disks: `npm run load -- kill --rounds 20 --seed 7`.

const choice = chooseScenarios(scenarios, process.argv.slice(2));
if ('refusal' in choice) {
  console.error(choice.refusal);
  process.exit(1);
}
process.exit((await runScenarios(choice)) ? 0 : 1);
