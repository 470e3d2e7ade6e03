import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../source-files.ts';
import { tableOf } from '../start/table.ts';
import { CannotRun, type LoadSettings, type Outcome, type Scenario } from './scenario.ts';

/** Runs the scenarios one after the other and prints what came of each. True when nothing was lost. */
export async function runScenarios(scenarios: readonly Scenario[], settings: LoadSettings): Promise<boolean> {
  const at = new Date().toISOString();
  const busy = loadavg()[0]?.toFixed(0) ?? '?';
  console.log(
    `${at.slice(0, 10)}, Node ${process.version}, ${cpus().length} cores with ${busy} jobs on them before it began, seed ${settings.seed}`,
  );
  const verdicts: [string, string, string][] = [];
  const report: object[] = [];
  let isGood = true;
  for (const scenario of scenarios) {
    const { name, promise } = scenario;
    const started = performance.now();
    console.log(`\n${name}: ${promise}`);
    const outcome = await outcomeOf(scenario, settings);
    const seconds = `${((performance.now() - started) / 1_000).toFixed(0)} s`;
    for (const line of tableOf(Object.entries(outcome.figures))) console.log(line);
    for (const fault of outcome.faults) console.log(`  FAULT  ${fault}`);
    verdicts.push([name, outcome.verdict, seconds]);
    report.push({ name, ...outcome });
    if (outcome.verdict === 'failed') isGood = false;
  }
  console.log('');
  for (const line of tableOf(verdicts)) console.log(line);
  const machine = {
    cores: cpus().length,
    processor: cpus()[0]?.model.trim(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
  };
  mkdirSync(join(root, '.results'), { recursive: true });
  writeFileSync(
    join(root, '.results', 'load.json'),
    `${JSON.stringify({ at, node: process.version, machine, settings, scenarios: report }, null, 1)}\n`,
  );
  return isGood;
}

async function outcomeOf(
  scenario: Scenario,
  settings: LoadSettings,
): Promise<Outcome & { readonly verdict: 'held' | 'failed' | 'not run' }> {
  try {
    const outcome = await scenario.run(settings);
    return { ...outcome, verdict: outcome.faults.length === 0 ? 'held' : 'failed' };
  } catch (error) {
    if (error instanceof CannotRun)
      return { figures: { 'not run': error.message }, faults: [], verdict: 'not run' };
    return { figures: {}, faults: [String(error)], verdict: 'failed' };
  }
}
