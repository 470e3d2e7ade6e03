import { join } from 'node:path';
import { filesUnder, root, sourceFolders } from '../shared/source-files.ts';

/** One part of the test command: a program that runs in a process of its own. */
export interface Step {
  readonly name: string;
  readonly program: string;
  readonly parameters: readonly string[];
  /** Its test files, which the program gets after its parameters. */
  readonly files?: readonly string[];
  /** Steps that must run before this one. */
  readonly after: readonly string[];
  /** `check`: good or bad, one check. `suite`: leaves .results/<name>.json with its tests. */
  readonly kind: 'check' | 'suite';
  /** How long it may take before it counts as hung. */
  readonly seconds: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** Only some tests of the suite run: their results join those of the others. Files of which all tests run. */
  readonly wholeFiles?: readonly string[];
}

const node = process.execPath;
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const reporter = (name: string) => join(root, 'scripts', 'reporters', `${name}.ts`);

/** Browsers on a busy machine take several times what they need on a quiet one. */
const inBrowsers = 1800;

/** Twelve of those that unit tests notice: seconds. `npm run mutants` tries them all. */
const aFewMutants = ['--level', 'unit', '--sample', '12', '--unchecked'];

/** For programs in Go that end soon: what they leave behind is not worth being collected, up to far more than they need. */
const uncollected = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** The same for the type-aware linter: much of its work would be shared out, and the other lanes need their cores. */
const oneCore = { ...uncollected, GOMAXPROCS: '1' };

type StepDetails = Partial<Pick<Step, 'after' | 'seconds' | 'environment'>>;

function check(name: string, program: string, parameters: readonly string[], more: StepDetails = {}): Step {
  return { name, program, parameters, after: [], kind: 'check', seconds: 600, ...more };
}

function suite(name: string, program: string, parameters: readonly string[], more: StepDetails = {}): Step {
  return { ...check(name, program, parameters, more), kind: 'suite' };
}

function nodeTests(
  name: 'consumer' | 'provider' | 'unit' | 'unit-server',
  isolation: 'none' | 'process',
  after: string[] = [],
): Step {
  const options = [
    // Young objects of many small tests are not worth keeping count of.
    '--max-semi-space-size=64',
    '--test',
    `--test-isolation=${isolation}`,
    '--test-force-exit',
    `--test-reporter=${reporter('node-test')}`,
  ];
  return { ...suite(name, node, options, { after }), files: testFiles(name) };
}

/** The suite that runs a test file of node:test or Playwright; null for any other file. */
export function suiteOf(file: string): 'consumer' | 'provider' | 'unit' | 'unit-server' | 'journeys' | null {
  if (file.endsWith('.spec.ts')) return 'journeys';
  if (!file.endsWith('.test.ts')) return null;
  const [, contract] = /^contracts\/(consumer|provider)\//.exec(file) ?? [];
  if (contract === 'consumer' || contract === 'provider') return contract;
  return file.startsWith('mock-server/') ? 'unit-server' : 'unit';
}

function testFiles(of: ReturnType<typeof suiteOf>): string[] {
  return filesUnder(sourceFolders).filter((file) => suiteOf(file) === of);
}

/**
 * Everything that the test command runs, the most urgent first: what others wait for, then what takes longest.
 * The lanes take from the top what can run.
 */
export function allSteps(): readonly Step[] {
  // --exit: the client keeps answers for a minute, and its timers would keep the process.
  const features = (level: string, more: StepDetails = {}, parameters: readonly string[] = []) =>
    suite(`features-${level}`, bin('cucumber-js'), ['-p', level, '--exit', ...parameters], more);
  return [
    check('build', node, [join(root, 'scripts', 'shared', 'build.ts')]),
    nodeTests('consumer', 'none'),
    // One process each: another would have a server, a browser and sign-ins of its own, while both cores are busy anyway.
    features('browser', { after: ['build'], seconds: inBrowsers }, ['--parallel', '0']),
    suite('journeys', bin('playwright'), ['test', '--workers=1', `--reporter=${reporter('playwright')}`], {
      // The specification that they look at is written from the pact, too.
      after: ['build', 'consumer'],
      seconds: inBrowsers,
    }),
    // In two halves: each keeps one core busy. They wait for the build, because what it holds up takes longest and is to
    // begin first; one of them reads the pact, which is written meanwhile.
    nodeTests('unit', 'none', ['build', 'consumer']),
    nodeTests('unit-server', 'none', ['build']),
    nodeTests('provider', 'process', ['consumer']),
    features('http'),
    // Some 800 page loads.
    features('app', { seconds: inBrowsers, environment: { NODE_OPTIONS: '--max-semi-space-size=64' } }),
    check('budgets', node, [join(root, 'scripts', 'bench', 'budgets.ts')], { after: ['build'] }),
    check('mutants', node, [join(root, 'scripts', 'mutants.ts'), ...aFewMutants]),
    check('names', node, [join(root, 'scripts', 'names.ts')]),
    check('types', bin('tsc'), ['--pretty', 'false', '--singleThreaded'], { environment: uncollected }),
    check('lint', node, [join(root, 'scripts', 'lint.ts')], { environment: oneCore }),
    features('domain'),
    check('format', bin('biome'), ['format', '.'], { after: ['consumer'] }),
  ];
}

/** The names of the suites, whose results the trace reads. */
export function suiteNames(): string[] {
  return allSteps()
    .filter((step) => step.kind === 'suite')
    .map((step) => step.name);
}
