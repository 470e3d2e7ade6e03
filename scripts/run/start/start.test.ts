import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { rootPackage } from '../../build/pack.ts';
import { ownEnvironment } from '../../shared/run.ts';
import { root } from '../../shared/source-files.ts';
import { closedBecause } from './start.ts';

const garbage = 'no data '.repeat(1_000);

for (const program of ['scripts/run/start.mjs', 'scripts/run/dev/dev.ts']) {
  test(`${program} refuses an invalid data file with one line and does not change the file`, (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'threshold-start-'));
    context.after(() => rmSync(folder, { recursive: true }));
    const dataFile = join(folder, 'data.sqlite');
    writeFileSync(dataFile, garbage);
    const { status, stderr } = spawnSync(process.execPath, [program], {
      cwd: root,
      env: { ...process.env, ...ownEnvironment, PORT: '0', DATA_FILE: dataFile, DATABASE_URL: '' },
      encoding: 'utf8',
    });
    assert.equal(
      stderr,
      `The data file ${dataFile} is not a SQLite database. Choose another file with DATA_FILE.\n`,
    );
    assert.equal(status, 1);
    assert.deepEqual(readdirSync(folder), ['data.sqlite']);
    assert.equal(readFileSync(dataFile, 'utf8'), garbage);
  });
}

test('readers of /spec may write on a server that only this machine reaches', () => {
  assert.equal(closedBecause({ host: 'localhost' }), null);
  assert.match(closedBecause({ host: '0.0.0.0' }) ?? '', /^HOST is 0\.0\.0\.0, so other machines reach/);
  assert.match(closedBecause({ host: 'localhost', trustProxy: 'loopback' }) ?? '', /^TRUST_PROXY is set/);
});

for (const word of ['--version', '-v']) {
  test(`${word} prints the version and starts nothing`, () => {
    const { stdout, status } = startWith([word]);
    assert.equal(stdout, `${rootPackage().version}\n`);
    assert.equal(status, 0);
  });
}

for (const word of ['--help', '-h']) {
  test(`${word} prints the switches and starts nothing`, () => {
    assert.match(
      startWith([word]).stdout,
      /^Starts the Threshold mock server[^]*--help or -h[^]*^ {2}--data-file$/m,
    );
  });
}

test('documents in the checkout, or on a server that others reach, are refused before anything is built', () => {
  const inCheckout = startWith(['--documents', 'docs']);
  assert.match(
    inCheckout.stderr,
    /^DOCUMENTS: .*docs is in the checkout: keep the documents outside[^\n]*\n$/,
  );
  assert.equal(inCheckout.status, 1);
  const reached = startWith(['--documents', tmpdir(), '--host', '0.0.0.0']);
  assert.match(reached.stderr, /^DOCUMENTS is for the user of this machine only\. HOST is 0\.0\.0\.0/);
  assert.equal(reached.status, 1);
});

test('the server goes on when the readers of its output and of its errors have gone', async (context) => {
  const server = spawn(process.execPath, ['scripts/run/start.mjs'], {
    cwd: root,
    env: { ...environment, DATA_FILE: ':memory:', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  context.after(() => server.kill('SIGKILL'));
  const [, url = ''] = await new Promise<string[]>((resolve) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const ready = /^ready: (.*)/.exec(line);
      if (ready) resolve(ready);
    });
  });
  server.stdout.destroy();
  server.stderr.destroy();
  for (let request = 1; request <= 3; request += 1) {
    assert.equal((await fetch(`${url}/health`)).status, 200);
  }
  server.kill('SIGTERM');
  assert.deepEqual(await once(server, 'exit'), [0, null]);
});

const environment = { ...process.env, ...ownEnvironment, PORT: '0', DATABASE_URL: '' };

const startWith = (words: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/run/start.mjs', ...words], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  });
