import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SuiteResults, TestResult } from '../../test/reporters/results.ts';
import { run } from '../../shared/run.ts';
import { root } from '../../shared/source-files.ts';
import type { Evidence, Level } from './evidence.ts';
import type { Change } from './mutant.ts';
import { environmentOf } from './order.ts';

/** A run of the tests of some rules at one level. */
interface TestRunOrder {
  readonly rules: readonly string[];
  readonly level: Level;
  readonly places: readonly string[];
  readonly changes: readonly Change[];
  /** A folder that no other run uses at the same time. */
  readonly folder: string;
  /** Timeout of the run in seconds; `usual` by default. */
  readonly seconds?: number;
}

export interface TestRun {
  readonly verdicts: readonly TestResult[];
  /** True if the tests loaded the changed code. */
  readonly reached: boolean;
  /** Output of the run, shown if it has no verdicts. */
  readonly output: string;
}

/** Default timeout in seconds: the tests of one rule on a busy machine. */
const usual = 240;
const reporter = join(root, 'scripts', 'test', 'reporters', 'node-test.ts');
const cucumber = join(root, 'node_modules/@cucumber/cucumber/bin/cucumber.js');
const hook = ['--import', join(root, 'scripts', 'proof', 'mutants', 'load.ts')];

/** Runs the tests. Returns no verdicts if the change cannot be applied or the product does not build with it. */
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
      // Imported here, since Vite loads slowly and most runs do not build.
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
    },
  });
  return output;
}

/** Returns true if tests of this level can load the file. */
export function canReach(level: Level, file: string): boolean {
  if (file.endsWith('.css')) return level === 'browser';
  if (file.endsWith('.tsx')) return level === 'app' || level === 'browser';
  if (file.startsWith('mock-server/')) return level !== 'domain' && level !== 'consumer';
  if (file.startsWith('web/')) return level !== 'provider';
  return true;
}

/** Returns the test files at a level, without duplicates. */
export const placesOf = (evidences: readonly Evidence[], level: Level): string[] => [
  ...new Set(evidences.flatMap((evidence) => evidence[level] ?? [])),
];

/** Returns a pattern of the names of tests with these ids. `A-13` is not a part of `A-131`. */
export const namePattern = (ids: readonly string[]): string =>
  String.raw`\b(?:${ids.map((id) => id.replaceAll('.', String.raw`\.`)).join('|')})\b`;

function programOf({ rules, level, places }: TestRunOrder): string[] {
  const nodeTests = [
    '--test',
    '--test-isolation=none',
    '--test-force-exit',
    `--test-reporter=${reporter}`,
    '--test-reporter-destination=stdout',
  ];
  if (level === 'unit' || level === 'consumer') {
    return [...nodeTests, `--test-name-pattern=${namePattern(rules)}`, ...places];
  }
  if (level === 'provider') return [...nodeTests, 'contracts/provider/provider.test.ts'];
  const tags = rules.map((rule) => `@${rule}`).join(' or ');
  return [cucumber, '-p', level, '--parallel', '0', '--tags', tags, '--exit'];
}

/** Writes a pact with only the interactions of the tests of these rules. Runs those tests without the mutant. */
async function writePact({ folder, rules, places }: TestRunOrder): Promise<void> {
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
