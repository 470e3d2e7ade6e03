import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ArgumentsError, orExit, readArguments } from '../shared/arguments.ts';
import { endWithNpm } from '../shared/npm-parent.ts';
import { killAllOnSignals, run } from '../shared/run.ts';
import { filesUnder, root, textOf } from '../shared/source-files.ts';
import { wellFormedRows } from '../shared/tsv.ts';
import { type Feature, runsAt } from '../test/gherkin/feature.ts';
import { readFeature } from '../test/gherkin/gherkin.ts';
import type { SuiteResults } from '../test/reporters/results.ts';
import { idleFile, idleFindings, readIdle, withoutWhen } from './whens/without-when.ts';

// Runs the scenarios without their When: one that passes shows nothing, unless scripts/proof/whens/whens.tsv has its reason.

const usage = `Usage: npm run whens [-- [--level domain|app] FEATURE...]

  --level      one level only; domain and app by default`;

/** Timeout of a level in seconds. */
const longest = 3_600;

endWithNpm();
killAllOnSignals();

const { levels, features } = orExit(choice);
const idle = wellFormedRows(readIdle(textOf(idleFile)));
const folder = join(root, '.results', 'whens', `${process.pid}`);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

let count = 0;
for (const level of levels) {
  const own = features.filter((feature) => runsAt(feature, 0).some((one) => one.levels.includes(level)));
  if (own.length === 0) continue;
  const passed = await passedAt(level, own);
  const findings = own.flatMap((feature) =>
    idleFindings(feature, { passed: passed.get(feature.file) ?? new Set(), level, idle }),
  );
  for (const finding of findings) console.log(finding);
  console.log(`${level}: ${findings.length} findings in ${own.length} features`);
  count += findings.length;
}
process.exit(count === 0 ? 0 : 1);

/** Parses the command line. @throws {ArgumentsError} */
function choice(): { readonly levels: readonly string[]; readonly features: readonly Feature[] } {
  const options = { level: { type: 'string', multiple: true } } as const;
  const { values, positionals } = readArguments(
    process.argv.slice(2),
    { options, allowPositionals: true },
    usage,
  );
  const all = filesUnder(['features']).filter((file) => file.endsWith('.feature'));
  const unknown = positionals.find((file) => !all.includes(file));
  if (unknown !== undefined) throw new ArgumentsError(`There is no feature ${unknown}.`);
  const wanted = positionals.length === 0 ? all : positionals;
  return {
    levels: values.level ?? ['domain', 'app'],
    features: wanted.map((file) => readFeature(file, textOf(file))),
  };
}

/** Runs features without their When. Returns the names of the runs that passed, by feature. */
async function passedAt(level: string, own: readonly Feature[]): Promise<Map<string, Set<string>>> {
  rmSync(folder, { recursive: true, force: true });
  for (const { file } of own) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), withoutWhen(textOf(file)));
  }
  const cucumber = join(root, 'node_modules/@cucumber/cucumber/bin/cucumber.js');
  const { output } = await run(process.execPath, [cucumber, '-p', level, '--exit'], {
    seconds: longest,
    environment: {
      THRESHOLD_RESULTS: folder,
      THRESHOLD_SUITE: 'whens',
      THRESHOLD_FEATURES: own.map(({ file }) => join(folder, file)).join('\n'),
    },
  });
  const { tests } = resultsOf(output);
  const name = (source: string) => source.slice(source.indexOf('features/'));
  const failed = new Set(tests.filter((one) => !one.passed).map((one) => `${one.source} ${one.name}`));
  const passed = new Map<string, Set<string>>();
  for (const one of tests) {
    // Rows of the same name count as one.
    if (failed.has(`${one.source} ${one.name}`)) continue;
    const names = passed.get(name(one.source)) ?? new Set();
    passed.set(name(one.source), names.add(one.name));
  }
  return passed;
}

/** Reads the results of the run. @throws {Error} with its last words if no scenario ran */
function resultsOf(output: string): SuiteResults {
  try {
    return JSON.parse(readFileSync(join(folder, 'whens.json'), 'utf8')) as SuiteResults;
  } catch (error) {
    throw new Error(`No scenario ran: ${output.slice(-2_000)}`, { cause: error });
  }
}
