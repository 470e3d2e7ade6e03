import { join } from 'node:path';
import { filesUnder, root, sourceFolders } from '../shared/source-files.ts';

/** A step of the test command: a program that runs in a separate process. */
export interface Step {
  readonly name: string;
  readonly program: string;
  readonly parameters: readonly string[];
  /** Test files, which are passed to the program after its parameters. */
  readonly files?: readonly string[];
  /** Steps that must run before this one. */
  readonly after: readonly string[];
  /** Path of the runner's report, from the root. A step without one is a check, which passes or fails as a whole. */
  readonly report?: string;
  /** Seconds without output after which the program is killed. */
  readonly seconds: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** True if the step runs some tests of its suite. */
  readonly isPart?: boolean;
}

const node = process.execPath;
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** Folders of the reports of whole suites and of parts of them, from the root. */
const folders = { whole: '.results', part: '.results/parts' } as const;

/** Seconds of a suite that prints only failures, long enough for a busy machine. */
const suiteSeconds = 1800;

/** Environment that turns off the garbage collection of short Go programs, up to a memory limit. */
const uncollected = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** Environment of the type-aware linter, a Go program: one core, since the other lanes need the other cores. */
const oneCore = { ...uncollected, GOMAXPROCS: '1' };

/**
 * Options of Node for the app level. A young generation that starts large saves 5 to 14 % of the processor time: a page
 * is large, and small generations copy it more often.
 */
const forLargePages = ['--max-semi-space-size=128', '--min-semi-space-size=128'];

type StepDetails = Partial<Pick<Step, 'after' | 'environment' | 'report'>>;

function check(name: string, program: string, parameters: readonly string[], more: StepDetails = {}): Step {
  return {
    name,
    program,
    parameters,
    after: [],
    seconds: more.report === undefined ? 600 : suiteSeconds,
    ...more,
  };
}

function nodeTests(
  name: 'consumer' | 'provider' | 'unit' | 'unit-server',
  folder: string,
  { isolation = 'none', after = [] }: { isolation?: 'none' | 'process'; after?: readonly string[] } = {},
): Step {
  const report = `${folder}/${name}.xml`;
  const options = [
    // A larger young generation saves garbage collections.
    '--max-semi-space-size=64',
    '--test',
    `--test-isolation=${isolation}`,
    '--test-force-exit',
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=junit',
    `--test-reporter-destination=${report}`,
  ];
  return { ...check(name, node, options, { after, report }), files: testFiles(name) };
}

/** Returns the suite that runs a test file of node:test or Playwright; null for other files. */
export function suiteOf(file: string): 'consumer' | 'provider' | 'unit' | 'unit-server' | 'journeys' | null {
  if (/^features\/(?:journeys|site)\/[^/]*\.spec\.ts$/.test(file)) return 'journeys';
  if (!file.endsWith('.test.ts')) return null;
  const [, contract] = /^contracts\/(consumer|provider)\//.exec(file) ?? [];
  if (contract === 'consumer' || contract === 'provider') return contract;
  return file.startsWith('mock-server/') ? 'unit-server' : 'unit';
}

function testFiles(of: ReturnType<typeof suiteOf>): string[] {
  return filesUnder(sourceFolders).filter((file) => suiteOf(file) === of);
}

/**
 * Returns all steps of the test command, in the order in which the lanes take them: first steps that others wait for,
 * then the longest ones.
 * @param kind whose reports the suites write: those of whole suites, which `npm run trace` reads, or of parts
 */
export function allSteps(kind: keyof typeof folders = 'whole'): readonly Step[] {
  const folder = folders[kind];
  // --exit, since the timers of the client's cache keep the process alive for a minute. One process for each level: in
  // browsers a second one would start another server and browser while both cores are busy.
  const features = (level: string, more: StepDetails = {}, options: readonly string[] = []) => {
    const report = `${folder}/features-${level}.ndjson`;
    const parameters = [...options, bin('cucumber-js'), '-p', level, '--parallel', '0', '--exit'];
    const environment = { THRESHOLD_REPORT: report };
    return check(`features-${level}`, node, parameters, { report, environment, ...more });
  };
  const journeys = `${folder}/journeys.xml`;
  return [
    check('build', node, [join(root, 'scripts', 'build', 'build.ts')]),
    nodeTests('consumer', folder),
    features('browser', { after: ['build'] }),
    check('journeys', bin('playwright'), ['test', '--workers=1', '--reporter=dot,junit'], {
      // The specification, which journeys open, is built from the pact.
      after: ['build', 'consumer'],
      report: journeys,
      environment: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: join(root, journeys) },
    }),
    // Unit tests in two halves, one for each core. They wait for the build, since the long browser suites need it first;
    // `unit` also reads the pact.
    nodeTests('unit', folder, { after: ['build', 'consumer'] }),
    nodeTests('unit-server', folder, { after: ['build'] }),
    nodeTests('provider', folder, { isolation: 'process', after: ['consumer'] }),
    features('http'),
    // Long: about 800 page loads.
    features('app', {}, forLargePages),
    check('budgets', node, [join(root, 'scripts', 'measure', 'bench', 'budgets.ts')], { after: ['build'] }),
    check('names', node, [join(root, 'scripts', 'test', 'names.ts')]),
    check('types', bin('tsc'), ['--pretty', 'false', '--singleThreaded'], { environment: uncollected }),
    check('lint', node, [join(root, 'scripts', 'check', 'lint.ts')], { environment: oneCore }),
    features('domain'),
    check('format', bin('biome'), ['format', '.'], { after: ['consumer'] }),
  ];
}

/** Returns the names and reports of all suites. */
export const suites = (): { readonly name: string; readonly report: string }[] =>
  allSteps().flatMap(({ name, report }) => (report === undefined ? [] : [{ name, report }]));
