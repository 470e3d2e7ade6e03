'use strict';

const fs = require('fs');
const os = require('os');
const path = require('path');
const { adviceError } = require('./advice.cjs');

/** Names of browsers on PATH, the fastest for tests first. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Paths of installed browsers that are not on PATH. */
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds an installed browser: in the CHROMIUM variable, on PATH, at usual paths, or among Playwright's downloads.
 * @param environment variables, as in process.env
 * @param installed paths of installed browsers that are not on PATH
 * @returns {{ executable: string, how: string } | null}
 * @throws an advice error if the file in CHROMIUM cannot be run
 */
function findBrowser(environment, installed = ELSEWHERE) {
  if (environment.CHROMIUM) {
    if (!isProgram(environment.CHROMIUM)) {
      throw adviceError(
        'set-up: CHROMIUM names ' + environment.CHROMIUM + ', which is not a program: correct or unset it.',
      );
    }
    return { executable: environment.CHROMIUM, how: 'from CHROMIUM' };
  }
  const folders = (environment.PATH || '').split(path.delimiter).filter(Boolean);
  for (const name of NAMES) {
    for (const folder of folders) {
      const executable = path.join(folder, name);
      if (isProgram(executable)) return { executable, how: 'already installed' };
    }
  }
  const elsewhere = installed.filter(isProgram)[0];
  if (elsewhere) return { executable: elsewhere, how: 'already installed' };
  const downloaded = inPlaywrightCache(environment);
  return downloaded && { executable: downloaded, how: "in Playwright's cache" };
}

function inPlaywrightCache(environment) {
  const cache = environment.PLAYWRIGHT_BROWSERS_PATH || defaultCache(environment);
  const versions = listing(cache)
    .filter(function (name) {
      return /^chromium(_headless_shell)?-\d+$/.test(name);
    })
    .toSorted(newestHeadlessFirst);
  for (const version of versions) {
    for (const platform of listing(path.join(cache, version))) {
      const folder = path.join(cache, version, platform);
      const names = [
        'chrome-headless-shell',
        'headless_shell',
        'chrome',
        'chrome-headless-shell.exe',
        'chrome.exe',
      ];
      const found = names.map((name) => path.join(folder, name)).filter(isProgram)[0];
      if (found) return found;
    }
  }
  return null;
}

function newestHeadlessFirst(a, b) {
  const headless = Number(/headless/.test(b)) - Number(/headless/.test(a));
  return headless || Number(b.split('-')[1]) - Number(a.split('-')[1]);
}

function defaultCache(environment) {
  if (process.platform === 'darwin') return path.join(os.homedir(), 'Library', 'Caches', 'ms-playwright');
  if (process.platform === 'win32')
    return path.join(environment.LOCALAPPDATA || os.homedir(), 'ms-playwright');
  return path.join(environment.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'ms-playwright');
}

function listing(folder) {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

module.exports = { findBrowser };
