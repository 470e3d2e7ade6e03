import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../shared/source-files.ts';
import { tableOf } from '../start/table.ts';
import type { Chosen } from './choice.ts';
import { failures, type ScenarioResult, runScenario } from './verdict.ts';

/** Runs the scenarios one after the other and prints their results. Returns false if one failed. */
export async function runScenarios({ scenarios, areNamed, settings }: Chosen): Promise<boolean> {
  const at = new Date().toISOString();
  const busy = loadavg()[0]?.toFixed(0) ?? '?';
  console.log(
    `${at.slice(0, 10)}, Node ${process.version}, ${cpus().length} cores, load average ${busy} before the start, seed ${settings.seed}`,
  );
  const verdicts: [string, string, string][] = [];
  const report: ScenarioResult[] = [];
  for (const scenario of scenarios) {
    const { name, promise } = scenario;
    const started = performance.now();
    console.log(`\n${name}: ${promise}`);
    const tried = await runScenario(scenario, settings);
    const seconds = `${((performance.now() - started) / 1_000).toFixed(0)} s`;
    for (const line of tableOf(Object.entries(tried.figures))) console.log(line);
    if (tried.reason !== undefined) console.log(`  not run  ${tried.reason}`);
    for (const fault of tried.faults) console.log(`  FAULT  ${fault}`);
    verdicts.push([name, tried.verdict, seconds]);
    report.push(tried);
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
  const missed = failures(report, areNamed);
  for (const line of missed) console.error(`FAILED  ${line}`);
  return missed.length === 0;
}
