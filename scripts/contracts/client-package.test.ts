import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { join } from 'node:path';
import { openSite } from '../../features/support/app.ts';
import { openFrontEnd } from '../build/client/front-end-testing.ts';
import { browserArguments, browserExecutable } from '../shared/browser/browser.ts';
import { readSent } from './verify/board.ts';
import { examplesOf, root } from '../shared/source-files.ts';
import { type ForeignProject, foreignProject, playwrightPackage } from '../build/client/foreign-project.ts';

let project: ForeignProject;
let site: Awaited<ReturnType<typeof openSite>>;
let frontEnd: Awaited<ReturnType<typeof openFrontEnd>>;

describe('the client package', () => {
  before(async () => {
    // As the guides advise for CI: nothing of the package may need the default world.
    site = await openSite({ isWorldRequired: true });
    frontEnd = await openFrontEnd(site.origin);
    project = await foreignProject();
    for (const [path, text] of examplesOf('docs/guides/client-package.md')) {
      project.write(path, text.replaceAll('http://localhost:4300', site.origin));
    }
  });

  after(async () => {
    frontEnd.close();
    await site.close();
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
    await project.runs(process.execPath, ['api/token.test.js']);
  });

  test('the operations that the tests have sent are in the file that the board reads', async () => {
    await playwrightRun();
    const sent = readSent(join(project.folder, 'results'));
    assert.deepEqual([...sent.keys()], ['guide']);
    const operations = sent.get('guide') ?? assert.fail('guide');
    for (const name of ['getConfiguration', 'getUser', 'createLoan']) assert.ok(operations.has(name), name);
    assert.ok(!operations.has('switchProfile'));
  });

  test('the report of a failed test has the journal, a link and the unexpected requests', async () => {
    const failing = await failedTest('unmet and unexpected');
    const [unmet, unexpected] = failing?.errors ?? [];
    assert.match(
      unmet?.message ?? '',
      /Expected requests: 2\s+Received requests: 1, after \d+ ms\s+The journal has these requests of getConfiguration:\s+1\. GET \/api\/configuration 200/,
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

  test('a test that fails only by an unexpected request has the attachments too', async () => {
    const { errors = [], attachments = [] } = (await failedTest('only unexpected')) ?? {};
    assert.match(
      errors.map(({ message }) => message).join('\n'),
      /^[^]*1 unexpected request:\s+1\. GET \/api\/nowhere 404/,
    );
    assert.deepEqual(
      attachments.slice(0, 3).map(({ name }) => name),
      ['journal', 'recipe', 'reproduce'],
    );
  });

  test('an unmet expectation lists the requests that the world had instead', async () => {
    const [error] = (await failedTest('another request'))?.errors ?? [];
    assert.match(
      error?.message ?? '',
      /Received requests: 0, after \d+ ms\s+The journal has no request of logout\. It has these requests:\s+1\. GET \/api\/configuration 200/,
    );
  });

  test('the pages of a front end at another address are in the world of the test', async () => {
    const passed = (await playwrightRun()).find(({ title }) => title === 'a front end at another address');
    assert.deepEqual(passed?.errors, []);
  });

  test('a module in CommonJS can require the package', async () => {
    project.write(
      'common.cjs',
      "const { connect } = require('@threshold-mock/client');\nconsole.log(connect('http://localhost:1').origin);\n",
    );
    const { stdout, stderr } = await project.ended(process.execPath, ['common.cjs']);
    assert.equal(stdout.trim(), 'http://localhost:1', stderr);
  });

  test('the types of the package check the examples without types of this project', async () => {
    project.write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          strict: true,
          module: 'nodenext',
          target: 'es2022',
          noEmit: true,
          skipLibCheck: true,
        },
        include: ['tests/*.ts', 'playwright.config.ts', 'front-end/*.ts', 'right.ts', 'wrong.ts'],
      }),
    );
    project.write(
      'wrong.ts',
      `import { connect } from '@threshold-mock/client';
import { expect } from '@threshold-mock/client/playwright';
const world = await connect('').createWorld({ persna: 'closing' });
await connect('').createWorld({ persona: 'clossing' });
await world.addFault({ operation: 'getUsr', kind: 'hang' });
await expect(world).toHaveRequested('createLoans');
`,
    );
    project.write(
      'right.ts',
      `import { connect, type Fault, type JournalEntry, type PersonaId, type WorldRecipe } from '@threshold-mock/client';
const persona: PersonaId = 'closing';
const fault: Fault = { operation: 'any', kind: 'status', status: 500 };
const recipe: WorldRecipe = { persona, seed: 'bulk-500', faults: [fault] };
const world = await connect('http://localhost:4300').createWorld(recipe);
await world.getFaults({ used: false });
const entries: readonly JournalEntry[] = await world.getJournal();
console.log(entries.length);
`,
    );
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const { stdout } = await project.ended(process.execPath, [compiler, '--pretty', 'false']);
    const findings = stdout.split('\n').filter((line) => /^\S/.test(line));
    assert.equal(findings.length, 4, stdout);
    assert.match(findings[0] ?? '', /^wrong\.ts\(3,.*'persna' does not exist in type/);
    assert.match(findings[1] ?? '', /^wrong\.ts\(4,.*"clossing"/);
    assert.match(findings[2] ?? '', /^wrong\.ts\(5,.*"getUsr"/);
    assert.match(findings[3] ?? '', /^wrong\.ts\(6,.*"createLoans"/);
  });
});

const failedTest = async (title: string): Promise<Outcome | undefined> =>
  (await playwrightRun()).find((outcome) => outcome.project === 'failing' && outcome.title === title);

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
  project.write(
    'all.config.ts',
    `import guide from './playwright.config.ts';

const projects = [
  { name: 'guide', testDir: guide.testDir, use: { sentFile: 'results/sent-guide.tsv' } },
  { name: 'failing', testDir: 'failing' },
  { name: 'front-end', testDir: 'front-end', use: { baseURL: '${frontEnd.origin}', server: '${site.origin}', extraHTTPHeaders: { 'x-team': 'lending' } } },
];
export default { ...guide, workers: 1, projects, use: { ...guide.use, launchOptions: ${launchOptions} } };
`,
  );
  project.write(
    'failing/failing.spec.ts',
    `import { expect, test } from '@threshold-mock/client/playwright';

test.use({ recipe: { persona: 'closing' }, unexpectedRequests: 'fail' });

test('unmet and unexpected', async ({ request, world }) => {
  await request.get('/api/configuration');
  await request.get('/api/nowhere');
  await expect(world).toHaveRequested('getConfiguration', { times: 2, timeout: 200 });
});

test('only unexpected', async ({ request }) => {
  await request.get('/api/nowhere');
});

test('another request', async ({ request, world }) => {
  await request.get('/api/configuration');
  await expect(world).toHaveRequested('logout', { timeout: 200 });
});
`,
  );
  project.write(
    'front-end/front-end.spec.ts',
    `import { expect, test } from '@threshold-mock/client/playwright';

test('a front end at another address', async ({ page, request, world }) => {
  await page.goto('/');
  await expect(page.getByText('settings loaded')).toBeVisible();
  await expect(world).toHaveRequested('getConfiguration', { times: 1 });
  expect(await (await request.get('/headers')).json()).toMatchObject({ 'x-team': 'lending', 'x-world': world.id });
});
`,
  );
  const runner = join(playwrightPackage, 'cli.js');
  const { stdout } = await project.ended(process.execPath, [
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
