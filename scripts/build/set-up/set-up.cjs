'use strict';
// Runs before the npm scripts. Installs missing packages and finds a browser; takes almost no time if both are there.
// Runs on any installed Node, so it uses the syntax of Node 12 and Node's own modules only.

const { advice } = require('../../shared/browser/advice.cjs');

/** The oldest Node that can install the packages. The packages contain the Node that runs all other commands. */
const OLDEST_NODE = 20;

/** The commands that open a browser. */
const NEEDS_BROWSER = ['test', 'trace', 'bench', 'chaos', 'features'];

function setUp(command) {
  const { checkFolder } = require('./folder.cjs');
  checkFolder();
  const { installPackages } = require('./packages.cjs');
  installPackages();
  if (NEEDS_BROWSER.indexOf(command) >= 0) {
    const { provideBrowser } = require('../../shared/browser/browser.cjs');
    const browser = provideBrowser();
    if (command === 'test')
      process.stdout.write('set-up: browser ' + browser.executable + ' (' + browser.how + ')\n');
  }
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  advice(
    'Threshold needs Node ' +
      OLDEST_NODE +
      ' or newer and this is Node ' +
      process.versions.node +
      ': install a newer one (nodejs.org) and run the command again.',
  );
} else {
  try {
    setUp(process.argv[2]);
  } catch (error) {
    advice(error.advice || error.stack || String(error));
  }
}
