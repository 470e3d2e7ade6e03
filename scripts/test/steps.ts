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
  /** `check`: passes or fails as a whole. `suite`: writes the results of its tests to .results/<name>.json. */
  readonly kind: 'check' | 'suite';
  /** Seconds without output after which the program is killed. */
  readonly seconds: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** The files all of whose tests run; set only if the step runs a part of its suite. */
  readonly wholeFiles?: readonly string[];
}

const node = process.execPath;
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const reporter = (name: string) => join(root, 'scripts', 'test', 'reporters', `${name}.ts`);

/** Seconds of a suite that prints only failures, long enough for a busy machine. */
const suiteSeconds = 1800;

/** Parameters for a sample of mutants that unit tests kill: twelve take seconds. `npm run mutants` runs all mutants. */
const aFewMutants = ['--level', 'unit', '--sample', '12', '--unchecked'];

/** Environment that turns off the garbage collection of short Go programs, up to a memory limit. */
const uncollected = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** Environment of the type-aware linter, a Go program: one core, since the other lanes need the other cores. */
const oneCore = { ...uncollected, GOMAXPROCS: '1' };

/**
 * Options of Node for the app level. A young generation that starts large saves 5 to 14 % of the processor time: a page
 * is large, and small generations copy it more often.
 */
const forLargePages = ['--max-semi-space-size=128', '--min-semi-space-size=128'];

type StepDetails = Partial<Pick<Step, 'after' | 'environment'>>;

function check(name: string, program: string, parameters: readonly string[], more: StepDetails = {}): Step {
  return { name, program, parameters, after: [], kind: 'check', seconds: 600, ...more };
}

function suite(name: string, program: string, parameters: readonly string[], more: StepDetails = {}): Step {
  return { ...check(name, program, parameters, more), seconds: suiteSeconds, kind: 'suite' };
}

function nodeTests(
  name: 'consumer' | 'provider' | 'unit' | 'unit-server',
  isolation: 'none' | 'process',
  after: string[] = [],
): Step {
  const options = [
    // A larger young generation saves garbage collections.
    '--max-semi-space-size=64',
    '--test',
    `--test-isolation=${isolation}`,
    '--test-force-exit',
    `--test-reporter=${reporter('node-test')}`,
  ];
  return { ...suite(name, node, options, { after }), files: testFiles(name) };
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
 */
export function allSteps(): readonly Step[] {
  // --exit, since the timers of the client's cache keep the process alive for a minute. One process for each level: in
  // browsers a second one would start another server and browser while both cores are busy.
  const features = (level: string, more: StepDetails = {}, options: readonly string[] = []) =>
    suite(
      `features-${level}`,
      node,
      [...options, bin('cucumber-js'), '-p', level, '--parallel', '0', '--exit'],
      more,
    );
  return [
    check('build', node, [join(root, 'scripts', 'build', 'build.ts')]),
    nodeTests('consumer', 'none'),
    features('browser', { after: ['build'] }),
    suite('journeys', bin('playwright'), ['test', '--workers=1', `--reporter=${reporter('playwright')}`], {
      // The specification, which journeys open, is built from the pact.
      after: ['build', 'consumer'],
    }),
    // Unit tests in two halves, one for each core. They wait for the build, since the long browser suites need it first;
    // `unit` also reads the pact.
    nodeTests('unit', 'none', ['build', 'consumer']),
    nodeTests('unit-server', 'none', ['build']),
    nodeTests('provider', 'process', ['consumer']),
    features('http'),
    // Long: about 800 page loads.
    features('app', {}, forLargePages),
    check('budgets', node, [join(root, 'scripts', 'measure', 'bench', 'budgets.ts')], { after: ['build'] }),
    check('mutants', node, [join(root, 'scripts', 'proof', 'mutants.ts'), ...aFewMutants]),
    check('names', node, [join(root, 'scripts', 'proof', 'names.ts')]),
    check('types', bin('tsc'), ['--pretty', 'false', '--singleThreaded'], { environment: uncollected }),
    check('lint', node, [join(root, 'scripts', 'check', 'lint.ts')], { environment: oneCore }),
    features('domain'),
    check('format', bin('biome'), ['format', '.'], { after: ['consumer'] }),
  ];
}

/** Returns the names of all suites. */
export function suiteNames(): string[] {
  return allSteps()
    .filter((step) => step.kind === 'suite')
    .map((step) => step.name);
}
