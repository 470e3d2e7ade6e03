'use strict';

const { createHash } = require('crypto');
const fs = require('fs');
const path = require('path');
const { adviceError } = require('../../shared/browser/advice.cjs');

const ROOT = path.resolve(__dirname, '..', '..', '..');

/**
 * Installs the packages of package-lock.json if they are missing or stale.
 *
 * A stamp file in node_modules with the hash of the lock file makes the usual case fast. Packages that were installed
 * by hand are kept if they match the lock file.
 *
 * @throws an advice error if npm fails or has not installed the Node of the project
 */
function installPackages(root) {
  const at = places(root || ROOT);
  const wanted = createHash('sha256')
    .update(fs.readFileSync(at.lock, 'utf8').replace(/\r\n/g, '\n'))
    .digest('hex');
  if (textOf(at.stamp) === wanted) return 'up to date';
  if (isInstalled(at)) {
    fs.writeFileSync(at.stamp, wanted);
    return 'adopted';
  }
  const started = Date.now();
  process.stdout.write('set-up: installing packages (npm ci) … ');
  runNpm(at);
  if (!fs.existsSync(at.node) && !fs.existsSync(at.node + '.exe')) {
    throw adviceError(
      'set-up: npm did not run the install script of the package "node", which brings Node 24: ' +
        'allow install scripts (npm config set ignore-scripts false) and run the command again.',
    );
  }
  fs.writeFileSync(at.stamp, wanted);
  process.stdout.write('done in ' + ((Date.now() - started) / 1000).toFixed(1) + ' s\n');
  return 'installed';
}

function places(root) {
  const modules = path.join(root, 'node_modules');
  return {
    root,
    lock: path.join(root, 'package-lock.json'),
    stamp: path.join(modules, '.threshold-installed'),
    installed: path.join(modules, '.package-lock.json'),
    node: path.join(modules, 'node', 'bin', 'node'),
  };
}

/** Returns true if node_modules has the versions of the lock file, by npm's own list in node_modules. */
function isInstalled(at) {
  const noted = textOf(at.installed);
  if (noted === null || !fs.existsSync(at.node)) return false;
  const wanted = JSON.parse(fs.readFileSync(at.lock, 'utf8')).packages;
  const present = JSON.parse(noted).packages;
  return Object.keys(wanted).every(function (name) {
    if (name === '' || wanted[name].optional) return true;
    return present[name] !== undefined && present[name].version === wanted[name].version;
  });
}

/**
 * Runs npm ci with the Node that npm itself runs on, since the Node in node_modules is replaced. Hides the output, which
 * contains addresses of registries and irrelevant warnings.
 */
function runNpm(at) {
  const { spawnSync } = require('child_process');
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const underNpm = npm !== undefined && /npm-cli\.c?js$/.test(npm);
  const program = underNpm ? process.env.npm_node_execpath || process.execPath : 'npm';
  const result = spawnSync(program, underNpm ? [npm].concat(options) : options, {
    cwd: at.root,
    encoding: 'utf8',
    shell: !underNpm && process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
    env: Object.assign({}, process.env, {
      PACT_DO_NOT_TRACK: 'true',
      SCARF_ANALYTICS: 'false',
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      npm_config_update_notifier: 'false',
    }),
  });
  if (result.status === 0) return;
  process.stdout.write('failed\n');
  throw adviceError(failureOf(result));
}

/** Returns the error code of npm and the path of its log, without addresses. */
function failureOf(result) {
  const said = (result.stdout || '') + (result.stderr || '') + (result.error ? result.error.message : '');
  const code = /npm (?:error|ERR!) code (\S+)/.exec(said);
  const log = /(\S+-debug-\d+\.log)/.exec(said);
  if (code && code[1] === 'EUSAGE') {
    return 'set-up: package.json and package-lock.json disagree: run npm install, look at what it changes and commit it.';
  }
  return (
    'set-up: npm ci failed' +
    (code ? ' with ' + code[1] : '') +
    ': check that the package registry can be reached and run the command again' +
    (log ? ' (details: ' + log[1] + ').' : '.')
  );
}

function textOf(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

module.exports = { installPackages, failureOf };
