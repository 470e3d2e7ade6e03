import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..', '..');
const tagged = globSync('features/**/*.feature', { cwd: root })
  .flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'))
  .filter((line) => line.trimStart().startsWith('@'))
  .join(' ');

/** The seven areas of document 001, with the tags of their scenarios. */
const areas = [
  ['the create loan and create lead screen', /@L-2\.2-\d{2}/],
  ['the read-only loan dashboard', /@L-2\.3-\d{2}/],
  ['the error page', /@L-2\.4-\d{2}/],
  ['the signed-out page', /@L-2\.5-\d{2}/],
  ['error handling for the whole product', /@L-8\.1-\d{2}/],
  ['the configuration at the start', /@L-7-0[56]\b/],
  ['popups of older reports', /@L-4\.10-\d{2}/],
] as const;

for (const [area, rule] of areas) {
  test(`[L-1-02] ${area} has scenarios of its own`, () => assert.match(tagged, rule));
}
