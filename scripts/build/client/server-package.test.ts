import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { parse } from 'yaml';
import { readSettings } from '../../../mock-server/app/settings/settings.ts';
import { type ForeignProject, foreignProject, playwrightPackage } from './foreign-project.ts';
import { rootPackage } from '../pack.ts';
import { startProgram } from '../../shared/program.ts';
import { examplesOf, textOf } from '../../shared/source-files.ts';

/** Folder of the examples in the project: the guide of the client package has some with the same names. */
const ci = 'ci';

let project: ForeignProject;
let command: string;

describe('the package of the server', () => {
  before(async () => {
    project = await foreignProject();
    command = join(project.folder, 'node_modules', '.bin', 'threshold-mock-server');
    for (const guide of ['client-package', 'in-your-ci'])
      for (const [path, text] of examplesOf(`docs/guides/${guide}.md`)) project.write(`${ci}/${path}`, text);
  });

  test('its command starts the server with product, console and API documents, and writes no file', async (context) => {
    const files = () => readdirSync(project.folder, { recursive: true }).length;
    const filesBefore = files();
    const program = startProgram([command, '--port', '0'], {
      folder: project.folder,
      environment: { DATA_FILE: '', DATABASE_URL: 'postgres://owner@localhost:1/foreign' },
    });
    context.after(() => program.stop());
    const address = await program.ready;
    for (const path of ['/ready', '/', '/mock', '/api-docs/swagger-ui-bundle.js', '/api-docs/openapi.json']) {
      assert.equal((await fetch(address + path)).status, 200, path);
    }
    await program.stop();
    assert.equal(await program.ended, 0);
    assert.equal(files(), filesBefore);
  });

  test('it has the licenses of the project, of the bundled packages and of the font', () => {
    const licensesIn = (...path: string[]) =>
      readFileSync(join(project.folder, 'node_modules', '@threshold-mock', 'server', ...path), 'utf8');
    assert.match(licensesIn('LICENSE'), /^MIT License/);
    for (const [bundle, ...packages] of [
      ['server', 'fastify', 'kysely', 'pg'],
      ['web', 'react-dom', 'antd', '@fontsource-variable/inter'],
      ['console', 'react-dom', 'antd'],
    ] as const) {
      const licenses = licensesIn('dist', bundle, '.vite', 'license.md');
      for (const name of packages) assert.ok(licenses.includes(`## ${name} - `), `${bundle}: ${name}`);
    }
  });

  test('an older Node is told which one the server needs', async () => {
    project.write(
      'older.cjs',
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } });",
    );
    const { stderr, code } = await project.ended(process.execPath, ['-r', './older.cjs', command]);
    assert.equal(
      stderr,
      'The Threshold mock server needs Node 24 or newer and this is Node 20.19.0: install a newer one (nodejs.org) and run the command again.\n',
    );
    assert.equal(code, 1);
  });

  test('--version prints the version of the package', async () => {
    assert.equal(await project.runs(command, ['--version']), `${rootPackage().version}\n`);
  });

  test('--help lists the switches, and a misspelled one is refused with the nearest', async () => {
    assert.match(await project.runs(command, ['--help']), /^ {2}--data-file\n.*\n.*Default: :memory:\.$/m);
    const { stderr, code } = await project.ended(command, ['--prot', '0']);
    assert.equal(stderr, 'There is no switch --prot. Did you mean --port?\n');
    assert.equal(code, 1);
  });

  test('Playwright starts the server of the package and writes JUnit, as in the guide', async () => {
    const config = join(ci, 'playwright.config.ts');
    await project.runs(process.execPath, [join(playwrightPackage, 'cli.js'), 'test', '-c', config]);
    assert.match(resultOf('results/e2e.xml'), /<testcase name="the settings are requested"/);
  });

  test('a test without the fixtures of the client package fails with the sentence that helps', async () => {
    project.write(
      `${ci}/e2e/forgotten.spec.ts`,
      `import { expect, test } from '@playwright/test';
test('forgotten', async ({ request }) => {
  expect(await (await request.get('/api/configuration')).text()).toBe('');
});`,
    );
    const config = join(ci, 'playwright.config.ts');
    const cli = join(playwrightPackage, 'cli.js');
    const { stdout } = await project.ended(process.execPath, [cli, 'test', '-c', config, 'forgotten']);
    assert.match(
      stdout,
      /This request names no world, .* use page, context and request of the client package's test/,
    );
  });

  test('node:test runs against the server of the package and writes JUnit, as in the guide', async () => {
    const script = 'api-tests.sh';
    const port = await freePort();
    for (const file of [script, 'api/token.test.mjs'])
      project.write(`${ci}/${file}`, resultOf(file).replaceAll('4300', String(port)));
    project.write(`${ci}/node_modules/.bin/threshold-mock-server`, `exec "${command}" "$@"`);
    await project.runs('sh', ['-c', `cd ${ci} && chmod +x node_modules/.bin/* && sh ${script}`]);
    assert.match(resultOf('api.xml'), /<testcase name="an expired token is refused"/);
  });

  test('the service container of the guide starts with the environment of the image', () => {
    const image = /^ENV (PATH=.*)$/m.exec(textOf('Dockerfile'))?.[1]?.split(' ') ?? [];
    const { jobs } = parse(resultOf('.github/workflows/service.yml')) as {
      readonly jobs: {
        readonly e2e: { readonly services: { readonly threshold: { readonly env: object } } };
      };
    };
    const environment = {
      ...Object.fromEntries(image.map((pair) => pair.split('='))),
      ...jobs.e2e.services.threshold.env,
    };
    const { settings, warnings } = readSettings(environment);
    assert.deepEqual([settings.isMock, settings.host, warnings], [true, '0.0.0.0', []]);
    assert.ok(parse(resultOf('.gitlab-ci.yml')));
  });
});

const resultOf = (path: string): string => readFileSync(join(project.folder, ci, path), 'utf8');

async function freePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((resolve) => void listener.listen(0, 'localhost', resolve));
  const { port } = listener.address() as { readonly port: number };
  await new Promise((resolve) => listener.close(resolve));
  return port;
}
