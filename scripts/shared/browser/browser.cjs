'use strict';

const fs = require('fs');
const path = require('path');
const { adviceError } = require('./advice.cjs');
const { findBrowser } = require('./find-browser.cjs');

const ROOT = path.resolve(__dirname, '..', '..', '..');
const NOTE = path.join(ROOT, '.results', 'browser.json');
const PLAYWRIGHT = path.join(ROOT, 'node_modules', 'playwright', 'cli.js');
const DOWNLOAD_SECONDS = 120;
const PACKAGES_SECONDS = 300;

/**
 * Finds a browser for the tests or installs one, and stores its path in .results/browser.json.
 * @returns {{ executable: string, how: string }}
 * @throws an advice error if no browser is found and none can be installed
 */
function provideBrowser() {
  const browser = findBrowser(process.env) || installByPlaywright() || installByApt();
  if (!browser) {
    throw adviceError(
      'set-up: no browser for the tests: install Chromium or Google Chrome, or set CHROMIUM to one, and run the command again.',
    );
  }
  fs.mkdirSync(path.dirname(NOTE), { recursive: true });
  fs.writeFileSync(NOTE, JSON.stringify(browser) + '\n');
  return browser;
}

function installByPlaywright() {
  if (!fs.existsSync(PLAYWRIGHT)) return null;
  return attempt('downloading chromium-headless-shell with Playwright', function () {
    run(process.execPath, [PLAYWRIGHT, 'install', 'chromium-headless-shell'], DOWNLOAD_SECONDS, {
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
    });
    return findBrowser(process.env);
  });
}

function installByApt() {
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  if (!isRoot || !fs.existsSync('/usr/bin/apt-get')) return null;
  return attempt('installing the package chromium-headless-shell with apt-get', function () {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-q'], PACKAGES_SECONDS, quiet);
    const install = ['install', '-y', '-q', '--no-install-recommends'];
    ['chromium-headless-shell', 'chromium'].some((name) =>
      run('apt-get', install.concat(name), PACKAGES_SECONDS, quiet),
    );
    return findBrowser(process.env);
  });
}

/** Installs a browser and prints result and duration in one line. Returns null if the browser does not run. */
function attempt(what, install) {
  const started = Date.now();
  process.stdout.write('set-up: ' + what + ' … ');
  const found = install();
  const browser = found && run(found.executable, ['--version'], 20, {}) ? found : null;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write((browser ? 'done in ' : 'did not work, after ') + seconds + ' s\n');
  return browser;
}

/** Runs a program and hides its output, which may contain addresses. Returns true for exit code 0 within the timeout. */
function run(program, parameters, seconds, environment) {
  const { spawnSync } = require('child_process');
  const result = spawnSync(program, parameters, {
    cwd: ROOT,
    stdio: 'ignore',
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    env: Object.assign({}, process.env, environment),
  });
  return result.status === 0;
}

module.exports = { provideBrowser, NOTE };
