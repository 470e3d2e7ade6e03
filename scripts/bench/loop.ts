import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from '../../features/support/browser.ts';
import { buildWhenStale, server, spa } from '../shared/build.ts';
import { startProgram } from '../shared/program.ts';
import { run } from '../shared/run.ts';
import { root } from '../shared/source-files.ts';
import { readStamp } from '../test/stamp.ts';
import { type Bench, type BenchSettings, CannotMeasure, type Sample } from './bench.ts';
import { threshold } from './baselines.ts';
import { timeToReady } from './start-up.ts';

// The developer's loop: what a developer waits for several times an hour.

const common = { topic: 'loop', ours: threshold } as const;

/** The file of the SPA that the benchmarks change and restore. Few other files import it. */
const changed = join(root, 'web', 'shell', 'toolbar.tsx');

/** A short scenario of the app level. */
const scenario = 'features/shell/shell.feature:12';

export const loopBenches: readonly Bench[] = [
  {
    ...common,
    name: 'npm start to ready, whole command',
    unit: 'ms',
    aims: [{ atMost: 1_000 }],
    run: startByNpm,
  },
  {
    ...common,
    name: 'one scenario of the app level',
    unit: 's',
    aims: [{ atMost: 1.5 }],
    run: (settings) => durations(settings, async () => secondsOf('scripts/test.ts', scenario)),
  },
  {
    ...common,
    name: 'lint and types after a change',
    unit: 's',
    aims: [{ atMost: 8 }],
    run: (settings) =>
      withChanges((add) =>
        durations(settings, async (round) => {
          add(`// Round ${round}`);
          return (await secondsOf('scripts/lint.ts')) + (await secondsOf('node_modules/typescript/bin/tsc'));
        }),
      ),
  },
  {
    ...common,
    name: 'a change in web to the browser',
    unit: 'ms',
    aims: [{ atMost: 300 }],
    run: (settings) => withChanges((add) => changesInBrowser(settings, add)),
  },
  {
    ...common,
    name: 'npm test, processor time of the last complete run',
    unit: 's',
    async *run() {
      const value = readStamp()?.processorSeconds ?? null;
      if (value === null) throw new CannotMeasure('the last run has no processor time: run npm test first');
      yield { subject: threshold, value };
    },
  },
];

/** Returns the numbers of the rounds, from -1. Round -1 is not measured: it fills the caches. */
const roundsOf = ({ isQuick }: BenchSettings, count: number): number[] =>
  Array.from({ length: (isQuick ? 1 : count) + 1 }, (_, index) => index - 1);

async function* startByNpm(settings: BenchSettings): AsyncGenerator<Sample> {
  for (const build of [spa, server]) await buildWhenStale(build);
  const folder = mkdtempSync(join(tmpdir(), 'threshold-bench-'));
  try {
    writeFileSync(
      join(folder, 'package.json'),
      '{ "scripts": { "prestart": "true", "start": "echo ready" } }',
    );
    const commands = {
      [threshold]: ['npm', 'start'],
      'npm start of an empty script': ['npm', '--prefix', folder, 'start'],
    } as const;
    for (const round of roundsOf(settings, 9)) {
      for (const [subject, command] of Object.entries(commands)) {
        const value = await timeToReady(command, { DATA_FILE: join(folder, 'data.sqlite') });
        if (round >= 0) yield { subject, value };
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function* durations(
  settings: BenchSettings,
  measure: (round: number) => Promise<number>,
): AsyncGenerator<Sample> {
  for (const round of roundsOf(settings, 5)) {
    const value = await measure(round);
    if (round >= 0) yield { subject: threshold, value };
  }
}

/** Runs a program of the project. @returns its duration @throws {Error} if it fails */
async function secondsOf(...words: readonly string[]): Promise<number> {
  const { ok, output, seconds } = await run(process.execPath, words, { seconds: 300 });
  if (!ok) throw new Error(`${words.join(' ')} failed: ${output}`);
  return seconds;
}

/** Runs work that changes a file of the SPA, and restores the file. @param work gets a function that appends a line */
async function* withChanges<T>(work: (add: (line: string) => void) => AsyncIterable<T>): AsyncGenerator<T> {
  const text = readFileSync(changed, 'utf8');
  try {
    yield* work((line) => writeFileSync(changed, `${text}${line}\n`));
  } finally {
    writeFileSync(changed, text);
  }
}

/** Measures the time from writing a source file to the first frame in which the open page shows the change. */
async function* changesInBrowser(
  settings: BenchSettings,
  add: (line: string) => void,
): AsyncGenerator<Sample> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-bench-'));
  const dev = startProgram([process.execPath, join(root, 'scripts', 'dev.ts')], {
    environment: { DATA_FILE: join(folder, 'data.sqlite'), UPSTREAM: '' },
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(await dev.ready);
    await page.getByRole('button', { name: 'Leila Sandoval' }).click();
    await page
      .getByTitle('Mortgage Pipeline')
      .contentFrame()
      .getByRole('link', { name: '1000123401' })
      .waitFor();
    for (const round of roundsOf(settings, 9)) {
      await pause(betweenChanges);
      const started = performance.now();
      add(`document.documentElement.dataset['round'] = '${round}';`);
      await page.waitForFunction(
        (wanted) => document.documentElement.dataset['round'] === wanted,
        String(round),
        { polling: 'raf' },
      );
      if (round >= 0) yield { subject: threshold, value: performance.now() - started };
    }
  } finally {
    await browser.close();
    await dev.stop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Milliseconds between two changes of a file. Vite's watcher ignores a change that follows another one within 50 ms.
 */
const betweenChanges = 200;
