import assert from 'node:assert/strict';
import { test } from 'node:test';
import { featureWords } from './words.ts';

test('existing files and folders are paths, all other arguments are for Cucumber', () => {
  const file = 'features/landing/landing.feature';
  assert.deepEqual(featureWords([file, '--tags', '@browser', `${file}:12:20`, 'features/loan']), {
    paths: [file, `${file}:12:20`, 'features/loan'],
    rest: ['--tags', '@browser'],
  });
  assert.deepEqual(featureWords(['--name', 'A closer']), { paths: [], rest: ['--name', 'A closer'] });
});
