import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDownloadError } from '../../shared/failed-pages.ts';

test('a failed download is distinguished from an error of the app, by the message of each browser', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: https://los.example/assets/page-1.js',
    'error loading dynamically imported module: https://los.example/assets/page-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/page-1.css',
  ]) {
    assert.equal(isDownloadError(new TypeError(words)), true, words);
  }
  for (const error of [new TypeError('loan is undefined'), new Error(''), 'Failed', null, undefined]) {
    assert.equal(isDownloadError(error), false);
  }
});
