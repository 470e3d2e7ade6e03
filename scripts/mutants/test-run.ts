import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SuiteResults, TestResult } from '../reporters/results.ts';
import { run } from '../shared/run.ts';
import { root } from '../shared/source-files.ts';
import type { Evidence, Level } from './evidence.ts';
import type { Change } from './mutant.ts';
import { environmentOf } from './order.ts';

/** One run of the tests that some rules have at one level. */
export interface TestRunOrder {
  readonly rules: readonly string[];
  readonly level: Level;
  readonly places: readonly string[];
  readonly changes: readonly Change[];
  /** Of its own while it runs. */
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** How long it may take before it counts as hung; for the tests of one rule without one. */
  readonly seconds?: number;
}

export interface TestRun {
  readonly verdicts: readonly TestResult[];
  /** Whether the tests came past what is changed. */
  readonly reached: boolean;
  /** What the run printed; to be shown when it left no verdicts. */
  readonly output: string;
}

/** For the tests of one rule, on a busy machine. */
const usual = 240;
const reporter = join(root, 'scripts/reporters/node-test.ts');
const cucumber = join(root, 'node_modules/@cucumber/cucumber/bin/cucumber.js');
const hook = ['--import', join(root, 'scripts/mutants/load.ts')];

/** Runs the tests. A change that cannot be made, or a product that does not build with it, leaves no verdicts. */
export async function startTestRun(order: TestRunOrder): Promise<TestRun> {
  const { folder, changes, level } = order;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let isInWeb = false;
  if (
    level === 'browser' ||
    (level === 'app' && changes.some(({ file }) => !file.startsWith('mock-server/')))
  ) {
    try {
      // The builder takes long to load, and most test runs need none.
      const { buildMutatedApp, buildMutatedWeb } = await import('./web-build.ts');
      isInWeb = await (level === 'app' ? buildMutatedApp : buildMutatedWeb)(folder, changes);
    } catch (error) {
      return { verdicts: [], reached: true, output: String(error) };
    }
  }
  if (level === 'provider') await writePact(order);
  const output = await runTests(order);
  const isLoaded = existsSync(join(folder, 'reached'));
  return { verdicts: readVerdicts(folder), reached: changes.length === 0 || isInWeb || isLoaded, output };
}

async function runTests(order: TestRunOrder): Promise<string> {
  const { output } = await run(process.execPath, [...hook, ...programOf(order)], {
    seconds: order.seconds ?? usual,
    environment: {
      ...environmentOf(order.folder, order.changes),
      THRESHOLD_RESULTS: order.folder,
      THRESHOLD_SUITE: 'verdicts',
      ...(order.places.length > 0 && { THRESHOLD_FEATURES: order.places.join('\n') }),
      ...order.environment,
    },
  });
  return output;
}

/** Where a run's tests can possibly come past a file. */
export function canReach(level: Level, file: string): boolean {
  if (file.endsWith('.css')) return level === 'browser';
  if (file.endsWith('.tsx')) return level === 'app' || level === 'browser';
  if (file.startsWith('mock-server/')) return level !== 'domain' && level !== 'consumer';
  if (file.startsWith('web/')) return level !== 'provider';
  return true;
}

/** @returns the places of all of them, each once */
export const placesOf = (evidences: readonly Evidence[], level: Level): string[] => [
  ...new Set(evidences.flatMap((evidence) => evidence[level] ?? [])),
];

function programOf({ rules, level, places }: TestRunOrder): string[] {
  const pattern = rules.map((rule) => rule.replaceAll('.', String.raw`\.`)).join('|');
  const nodeTests = [
    '--test',
    '--test-isolation=none',
    '--test-force-exit',
    `--test-reporter=${reporter}`,
    '--test-reporter-destination=stdout',
  ];
  if (level === 'unit' || level === 'consumer') {
    return [...nodeTests, `--test-name-pattern=${pattern}`, ...places];
  }
  if (level === 'provider') return [...nodeTests, 'contracts/provider/provider.test.ts'];
  const tags = rules.length === 0 ? [] : ['--tags', rules.map((rule) => `@${rule}`).join(' or ')];
  return [cucumber, '-p', level, '--parallel', '0', ...tags, '--exit'];
}

/** The pact with nothing but what the rules' own tests promise, as they write it down without a mutant. */
async function writePact({ folder, rules, places }: TestRunOrder): Promise<void> {
  if (rules.length === 0) {
    cpSync(join(root, 'contracts/pacts'), join(folder, 'pacts'), { recursive: true });
    return;
  }
  const order: TestRunOrder = { rules, level: 'consumer', places, changes: [], folder };
  await runTests(order);
  rmSync(join(folder, 'verdicts.json'), { force: true });
}

function readVerdicts(folder: string): readonly TestResult[] {
  try {
    return (JSON.parse(readFileSync(join(folder, 'verdicts.json'), 'utf8')) as SuiteResults).tests;
  } catch {
    return [];
  }
}
