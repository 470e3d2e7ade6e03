import { existsSync, readFileSync } from 'node:fs';
import type { Checkout } from './checkout.ts';
import type { Mistake } from './operators.ts';

/** Levels of scenarios that run, the cheapest first. Browsers take too long. */
const levels = ['domain', 'http', 'app'];

/** The tests that run the code of a mistake: test files, and scenarios as `file:line`, the cheapest first. */
export type Reach = readonly [files: readonly string[], scenarios: readonly string[]];

/** Appends what a test reached: a process of node:test at its end, Cucumber after each scenario. */
const writer = `import { appendFileSync } from 'node:fs';
const reached = (globalThis.reachedParts ??= new Set());
const note = (test) => {
  appendFileSync(process.env.REACHED, JSON.stringify([test, ...reached]) + '\\n');
  reached.clear();
};
`;
const ofFiles = `${writer}import { relative } from 'node:path';
process.on('exit', () => note(relative(process.cwd(), process.argv[1] ?? '')));`;
const ofScenarios = `${writer}import { After } from '@cucumber/cucumber';
After(({ pickle }) => note(pickle.uri + ':' + pickle.location.line));`;

/**
 * Puts a probe at each part, runs the test files and all scenarios once, and returns which tests reach it. A When is
 * reached by its scenario.
 */
export async function reachOf(
  checkout: Checkout,
  mistakes: readonly Mistake[],
  files: readonly string[],
): Promise<Reach[]> {
  for (const [file, own] of Map.groupBy([...mistakes.entries()], ([, mistake]) => mistake.file))
    if (!file.endsWith('.feature')) checkout.write(file, withProbes(checkout.read(file), own));
  checkout.write('reach.mjs', ofFiles);
  checkout.write('features/reach.steps.ts', ofScenarios);
  const units = ['--import=./reach.mjs', '--test', '--test-force-exit', '--test-concurrency=1', ...files];
  const cucumber = ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--parallel', '0', '--exit', '-p'];
  // Beside the scenarios: each uses one core.
  const ofUnits = run('files', units);
  const lines: Line[][] = [];
  for (const level of levels) lines.push(await run(level, [...cucumber, level]));
  lines.unshift(await ofUnits);
  await checkout.restore();
  return mistakes.map(({ file, line, part }, index): Reach => {
    if (file.endsWith('.feature')) return [[`${file}:${line}`], []];
    const [own = [], ...scenarios] = lines.map((all, suite) => {
      const some = all.filter(([, ...reached]) => reached.includes(index));
      // Scenarios share the modules of a process: one of them has loaded the module for all.
      return [
        ...new Set((part.isTopLevel && suite > 0 && some.length > 0 ? all : some).map(([test]) => test)),
      ];
    });
    return [own, scenarios.flat()];
  });

  async function run(name: string, parameters: readonly string[]): Promise<Line[]> {
    const REACHED = checkout.path(`reached-${name}`);
    const { output } = await checkout.node(parameters, { environment: { REACHED } });
    if (!existsSync(REACHED)) throw new Error(`No test of ${name} ran: ${output.slice(-2_000)}`);
    return readFileSync(REACHED, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
  }
}

type Line = readonly [test: string, ...reached: number[]];

function withProbes(text: string, mistakes: readonly (readonly [number, Mistake])[]): string {
  const added = mistakes.flatMap(([index, { part }]): (readonly [at: number, text: string])[] => {
    const probe = `(globalThis.reachedParts ??= new Set()).add(${index})`;
    if (part.isStatement) return [[part.start, `;${probe};`]];
    return [
      [part.start, `(${probe}, `],
      [part.end, ')'],
    ];
  });
  return added
    .toSorted(([one], [other]) => other - one)
    .reduce((changed, [at, probe]) => changed.slice(0, at) + probe + changed.slice(at), text);
}
