import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ownEnvironment } from '../shared/run.ts';
import { root } from '../shared/source-files.ts';
import { closedBecause } from './start.ts';

const garbage = 'no data '.repeat(1_000);

for (const program of ['scripts/start.mjs', 'scripts/dev.ts']) {
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
