import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from '../../shared/source-files.ts';
import { generatedFiles } from './files.ts';

for (const { path, text } of generatedFiles) {
  test(`${path} is up to date`, () => {
    assert.ok(textOf(path) === text(), `${path} is stale: npm run generate`);
  });
}
