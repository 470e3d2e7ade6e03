'use strict';

const path = require('path');
const { adviceError } = require('../../shared/browser/advice.cjs');

const ROOT = path.resolve(__dirname, '..', '..', '..');

/** Vite takes what follows `#` or `?` for a part of an address, and a list of folders such as PATH ends at its delimiter. */
const UNUSABLE = ['#', '?', path.delimiter];

/** Checks the path of the checkout. @throws an advice error if the tools cannot work in such a folder */
function checkFolder(root) {
  const folder = root || ROOT;
  const found = UNUSABLE.filter(function (character) {
    return folder.indexOf(character) >= 0;
  });
  if (found.length === 0) return;
  throw adviceError(
    'set-up: the path ' +
      folder +
      ' contains "' +
      found.join('" and "') +
      '", with which the build does not work: move the checkout to a folder without it, and run the command again.',
  );
}

module.exports = { checkFolder };
