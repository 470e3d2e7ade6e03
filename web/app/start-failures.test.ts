import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { stillStarting } from './start-failures.ts';

test('index.html has the text for a slow start', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'index.html'), 'utf8');
  assert.ok(page.includes(`<h1>${stillStarting.title}</h1><p>${stillStarting.text}</p>`));
});
