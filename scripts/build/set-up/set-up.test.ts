import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../shared/source-files.ts';

const load = createRequire(import.meta.url);
const { findBrowser } = load('../../shared/browser/find-browser.cjs') as {
  findBrowser(
    environment: Record<string, string>,
    installed?: string[],
  ): { executable: string; how: string } | null;
};
const { failureOf, installPackages } = load('./packages.cjs') as {
  failureOf(result: { stdout: string; stderr: string }): string;
  installPackages(root: string): string;
};

const { checkFolder } = load('./folder.cjs') as { checkFolder(root: string): void };

for (const name of ['a#b', 'a?b', `a${delimiter}b`, '#', 'a/b#c/d?e']) {
  test(`a checkout at ${name} is refused in one line, before anything is installed`, (t) => {
    assert.throws(() => checkFolder(join(folder(t).path, name)), {
      message: /^set-up: the path .* contains "[^\n]*: move the checkout to a folder without it, [^\n]*$/,
    });
  });
}

for (const name of ['a b', 'a%41b', 'aéß日b', "a'b", 'a&b', 'a+b@c=d']) {
  test(`a checkout at ${name} is accepted`, (t) => {
    assert.doesNotThrow(() => checkFolder(join(folder(t).path, name)));
  });
}

test('npm start in a folder with # installs nothing', (t) => {
  const { path } = folder(t);
  const checkout = join(path, 'a#b');
  for (const copied of ['scripts/build/set-up', 'scripts/shared/browser'])
    cpSync(join(root, copied), join(checkout, copied), { recursive: true });
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['scripts/build/set-up/set-up.cjs', 'start'],
    {
      cwd: checkout,
      encoding: 'utf8',
    },
  );
  assert.deepEqual([status, stdout, stderr.trimEnd().split('\n').length], [1, '', 1]);
  assert.deepEqual(readdirSync(checkout), ['scripts']);
});

/** Creates a temporary folder for one test. Returns its path and a function that adds a program. */
function folder(t: { after(clean: () => void): void }) {
  const path = mkdtempSync(join(tmpdir(), 'set-up-'));
  t.after(() => rmSync(path, { recursive: true }));
  const write = (name: string, text: string) => {
    const file = join(path, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
    chmodSync(file, 0o755);
    return file;
  };
  return { path, write };
}

test('the CHROMIUM variable comes before everything else', (t) => {
  const { path, write } = folder(t);
  write('chromium', '');
  const mine = write('mine', '');
  assert.deepEqual(findBrowser({ CHROMIUM: mine, PATH: path }), { executable: mine, how: 'from CHROMIUM' });
  assert.throws(
    () => findBrowser({ CHROMIUM: join(path, 'none') }),
    /CHROMIUM names .*none, which is not a program/,
  );
});

test('the headless shell on PATH comes before a full browser', (t) => {
  const { path, write } = folder(t);
  write('chromium', '');
  const quick = write('chromium-headless-shell', '');
  assert.deepEqual(findBrowser({ PATH: path }), { executable: quick, how: 'already installed' });
});

test("the latest headless shell of Playwright's cache is found", (t) => {
  const { path, write } = folder(t);
  write('chromium-1300/chrome-linux64/chrome', '');
  write('chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell', '');
  const latest = write(
    'chromium_headless_shell-1217/chrome-headless-shell-linux64/chrome-headless-shell',
    '',
  );
  const found = findBrowser({ PATH: '', PLAYWRIGHT_BROWSERS_PATH: path }, []);
  assert.equal(found?.executable, latest);
});

test('installed packages that match the lock file are not installed again', (t) => {
  const { path, write } = folder(t);
  const lock = {
    packages: { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { optional: true } },
  };
  write('package-lock.json', JSON.stringify(lock));
  write(
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }),
  );
  write('node_modules/node/bin/node', '');
  assert.equal(installPackages(path), 'adopted');
  assert.equal(installPackages(path), 'up to date');
});

test('a failure of npm gives one line without addresses', () => {
  const stderr = [
    'npm error code ENOTFOUND',
    'npm error network request to https://registry.example/a failed',
    'npm error A complete log of this run can be found in: /home/a/.npm/_logs/2026-debug-0.log',
  ].join('\n');
  assert.equal(
    failureOf({ stdout: '', stderr }),
    'set-up: npm ci failed with ENOTFOUND: check that the package registry can be reached and run the command again ' +
      '(details: /home/a/.npm/_logs/2026-debug-0.log).',
  );
});
