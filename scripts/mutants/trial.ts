import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import { root } from '../source-files.ts';
import type { Evidence, Level } from './evidence.ts';
import type { Change } from './mutant.ts';
import { environmentOf, type TestVerdict } from './trial/order.ts';

/** One run of the tests that some rules have at one level. */
export interface TrialOrder {
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

export interface Trial {
  readonly verdicts: readonly TestVerdict[];
  /** Whether the tests came past what is changed. */
  readonly reached: boolean;
  /** What the run printed; to be shown when it left no verdicts. */
  readonly output: string;
}

/** For the tests of one rule, on a busy machine. */
const usual = 240;
const reporter = join(root, 'scripts/mutants/trial/node-verdicts.ts');
const cucumber = join(root, 'node_modules/@cucumber/cucumber/bin/cucumber.js');
const hook = ['--import', join(root, 'scripts/mutants/trial/load.ts')];

/** Runs the tests. A change that cannot be made, or a product that does not build with it, leaves no verdicts. */
export async function runTrial(order: TrialOrder): Promise<Trial> {
  const { folder, changes, level } = order;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let isInWeb = false;
  if (level === 'browser') {
    try {
      // The builder takes long to load, and most trials need none.
      const { buildMutatedWeb } = await import('./trial/web-build.ts');
      isInWeb = await buildMutatedWeb(folder, changes);
    } catch (error) {
      return { verdicts: [], reached: true, output: String(error) };
    }
  }
  if (level === 'provider') await writePact(order);
  const output = await runTests(order);
  const isLoaded = existsSync(join(folder, 'reached'));
  return { verdicts: readVerdicts(folder), reached: changes.length === 0 || isInWeb || isLoaded, output };
}

async function runTests(order: TrialOrder): Promise<string> {
  const { output } = await run(process.execPath, [...hook, ...programOf(order)], {
    seconds: order.seconds ?? usual,
    environment: {
      ...environmentOf(order.folder, order.changes),
      THRESHOLD_LEVEL: order.level,
      THRESHOLD_SUITE: 'mutants-trial',
      ...order.environment,
    },
  });
  return output;
}

/** Where a run's tests can possibly come past a file. */
export function canReach(level: Level, file: string): boolean {
  if (/\.(?:tsx|css)$/.test(file)) return level === 'browser';
  if (file.startsWith('mock-server/')) return level !== 'domain' && level !== 'consumer';
  if (file.startsWith('web/')) return level !== 'provider';
  return true;
}

/** @returns the places of all of them, each once */
export const placesOf = (evidences: readonly Evidence[], level: Level): string[] => [
  ...new Set(evidences.flatMap((evidence) => evidence[level] ?? [])),
];

function programOf({ rules, level, places }: TrialOrder): string[] {
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
  const tags = [
    `@${level}`,
    ...(rules.length === 0 ? [] : [`(${rules.map((rule) => `@${rule}`).join(' or ')})`]),
  ];
  return [
    cucumber,
    '--config',
    'scripts/mutants/trial/cucumber.mjs',
    '--tags',
    tags.join(' and '),
    '--exit',
    ...places,
  ];
}

/** The pact with nothing but what the rules' own tests promise, as they write it down for the sound product. */
async function writePact({ folder, rules, places }: TrialOrder): Promise<void> {
  if (rules.length === 0) {
    cpSync(join(root, 'contracts/pacts'), join(folder, 'pacts'), { recursive: true });
    return;
  }
  const order: TrialOrder = { rules, level: 'consumer', places, changes: [], folder };
  await runTests(order);
  rmSync(join(folder, 'verdicts.json'), { force: true });
}

function readVerdicts(folder: string): TestVerdict[] {
  try {
    return JSON.parse(readFileSync(join(folder, 'verdicts.json'), 'utf8')) as TestVerdict[];
  } catch {
    return [];
  }
}
