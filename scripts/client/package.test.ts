import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { openSite } from '../../features/support/app.ts';
import { browserArguments, browserExecutable } from '../set-up/browser.ts';
import { ownEnvironment } from '../shared/run.ts';
import { root, textOf } from '../shared/source-files.ts';

const playwrightPackage = join(root, 'node_modules', '@playwright', 'test');

/** Path of a temporary project that contains only the client package and Playwright. */
let project = '';
let site: Awaited<ReturnType<typeof openSite>>;

describe('the client package', () => {
  before(async () => {
    project = mkdtempSync(join(tmpdir(), 'threshold-client-'));
    site = await openSite();
    await runs(process.execPath, [join(root, 'scripts', 'client.ts'), project]);
    writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
    await runs('npm', ['install', '--offline', '--no-audit', '--no-fund', './threshold-0.1.0.tgz']);
    mkdirSync(join(project, 'node_modules', '@playwright'));
    symlinkSync(playwrightPackage, join(project, 'node_modules', '@playwright', 'test'));
    for (const [path, text] of examplesOf(textOf('docs/guides/client-package.md'))) {
      write(path, text.replaceAll('http://localhost:4300', site.origin));
    }
  });

  after(async () => {
    await site.close();
    rmSync(project, { recursive: true });
  });

  test('all examples of the guide pass in a separate project', async () => {
    const outcomes = await playwrightRun();
    const examples = outcomes.filter(({ project: name }) => name === 'guide');
    assert.deepEqual(
      examples.map(({ title, errors }) => [title, errors]),
      [
        ['a creation without a borrower is refused', []],
        ['a pipeline of one loan', []],
        ['the pipeline is shown first', []],
        ['the user sees an error when the profile cannot be loaded', []],
      ],
    );
    await runs(process.execPath, ['api/token.test.js']);
  });

  test('the report of a failed test has the journal, a link and the unexpected requests', async () => {
    const failing = (await playwrightRun()).find(({ project: name }) => name === 'failing');
    const [unmet, unexpected] = failing?.errors ?? [];
    assert.match(
      unmet?.message ?? '',
      /Expected requests: 2\s+Received requests: 1\s+The journal has these requests of getConfiguration:\s+1\. GET \/api\/configuration 200/,
    );
    assert.match(
      unexpected?.message ?? '',
      /1 unexpected request:\s+2\. GET \/api\/nowhere 404 path-unknown: There is no/,
    );
    const attached = (name: string) =>
      Buffer.from(failing?.attachments.find((one) => one.name === name)?.body ?? '', 'base64').toString();
    assert.match(attached('journal'), /"operation": "getConfiguration"/);
    assert.deepEqual(JSON.parse(attached('recipe')), { persona: 'closing', seed: 'standard' });
    assert.ok(attached('reproduce').startsWith(`${site.origin}/mock/enter?recipe=`));
  });

  test('the types of the package check the examples without types of this project', async () => {
    write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          strict: true,
          module: 'nodenext',
          target: 'es2022',
          noEmit: true,
          skipLibCheck: true,
        },
        include: ['tests/*.ts', 'playwright.config.ts', 'wrong.ts'],
      }),
    );
    write(
      'wrong.ts',
      "import { connect } from 'threshold';\nawait connect('').createWorld({ persna: 'closing' });\n",
    );
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const { stdout } = await ended(process.execPath, [compiler, '--pretty', 'false']);
    const [finding = '', ...others] = stdout.trim().split('\n');
    assert.match(finding, /^wrong\.ts.*'persna' does not exist in type/);
    assert.deepEqual(others, []);
  });
});

/** Returns the code blocks of a guide that begin with the path of a file. */
const examplesOf = (guide: string): [path: string, text: string][] =>
  [...guide.matchAll(/```[jt]s\n\/\/ (\S+)\n(.*?)```/gs)].map(([, path = '', text = '']) => [path, text]);

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  /** Exit code; undefined if the program succeeded. */
  readonly code?: number;
}

/** Runs a program in the project. */
const ended = (program: string, parameters: readonly string[]): Promise<Ended> =>
  promisify(execFile)(program, parameters, {
    cwd: project,
    // A nested test runner would otherwise use the reporter of the outer one.
    env: { ...process.env, ...ownEnvironment, NODE_TEST_CONTEXT: undefined },
  }).catch((error: Ended) => error);

/** Runs a program in the project. @throws {Error} with the program's output if the program fails */
async function runs(program: string, parameters: readonly string[]): Promise<void> {
  const { code, stdout, stderr } = await ended(program, parameters);
  if (code !== undefined) throw new Error(`${program} ${parameters.join(' ')}\n${stdout}\n${stderr}`);
}

interface Outcome {
  readonly project: string;
  readonly title: string;
  readonly errors: readonly { readonly message: string }[];
  readonly attachments: readonly { readonly name: string; readonly body?: string }[];
}

/** The properties of Playwright's JSON report that this test reads. */
interface Report {
  /** Errors outside the tests. */
  readonly errors: readonly { readonly message: string }[];
  readonly suites: readonly {
    readonly specs: readonly {
      readonly title: string;
      readonly tests: readonly {
        readonly projectName: string;
        readonly results: readonly Pick<Outcome, 'errors' | 'attachments'>[];
      }[];
    }[];
  }[];
}

let running: Promise<Outcome[]> | undefined;

/** Runs the example tests of the guide, and one test that must fail. All tests of this file share one slow run. */
function playwrightRun(): Promise<Outcome[]> {
  running ??= runPlaywright();
  return running;
}

async function runPlaywright(): Promise<Outcome[]> {
  const launchOptions = JSON.stringify({ executablePath: browserExecutable(), args: browserArguments() });
  write(
    'all.config.ts',
    `import guide from './playwright.config.ts';

const projects = [{ name: 'guide', testDir: guide.testDir }, { name: 'failing', testDir: 'failing' }];
export default { ...guide, workers: 1, projects, use: { ...guide.use, launchOptions: ${launchOptions} } };
`,
  );
  write(
    'failing/failing.spec.ts',
    `import { expect, test } from 'threshold/playwright';

test.use({ recipe: { persona: 'closing' }, unexpectedRequests: 'fail' });

test('unmet and unexpected', async ({ request, world }) => {
  await request.get('/api/configuration');
  await request.get('/api/nowhere');
  await expect(world).toHaveRequested('getConfiguration', { times: 2, timeout: 200 });
});
`,
  );
  const runner = join(playwrightPackage, 'cli.js');
  const { stdout } = await ended(process.execPath, [
    runner,
    'test',
    '-c',
    'all.config.ts',
    '--reporter=json',
  ]);
  const { suites, errors } = JSON.parse(stdout) as Report;
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return suites
    .flatMap(({ specs }) => specs)
    .flatMap(({ title, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results.map((result) => ({ ...result, project: projectName, title })),
      ),
    );
}
