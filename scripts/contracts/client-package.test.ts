import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { join } from 'node:path';
import { openSite } from '../../features/support/app.ts';
import { openFrontEnd } from '../build/client/front-end-testing.ts';
import { browserArguments, browserExecutable } from '../shared/browser/browser.ts';
import { examplesOf, root } from '../shared/source-files.ts';
import { type ForeignProject, foreignProject } from '../build/client/foreign-project.ts';
import { type Outcome, outcomesIn } from '../build/client/foreign-playwright.ts';

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
    await project.runs(process.execPath, ['api/token.test.mjs']);
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
await world.changeWorld({ faults: { silent: { operation: 'getUsr', kind: 'hang' } } });
await expect(world).toHaveRequested('createLoans');
`,
    );
    project.write(
      'right.ts',
      `import { connect, type Fault, type JournalEntry, type PersonaId, type WorldRecipe } from '@threshold-mock/client';
const persona: PersonaId = 'closing';
const fault: Fault = { operation: 'any', kind: 'status', status: 500 };
const recipe: WorldRecipe = { persona, seed: 'bulk-500', faults: { fault } };
const world = await connect('http://localhost:4300').createWorld(recipe);
const { state, ...saved } = await world.changeWorld({ faults: { fault: null }, loans: { 123404: { vendor: null } } });
await connect('').createWorld(saved);
const { entries } = await world.searchJournal({});
const [entry]: readonly JournalEntry[] = entries;
console.log(entry, state.faults['fault']?.met);
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

let running: Promise<Outcome[]> | undefined;

/** Runs the example tests of the guide. All tests of this file share one slow run. */
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
  { name: 'guide', testDir: guide.testDir },
  { name: 'front-end', testDir: 'front-end', use: { baseURL: '${frontEnd.origin}/lf/', server: '${site.origin}', extraHTTPHeaders: { 'x-team': 'lending' } } },
];
export default { ...guide, workers: 1, projects, use: { ...guide.use, launchOptions: ${launchOptions} } };
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
  return outcomesIn(project, 'all.config.ts');
}
