import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readSources } from './read/sources.ts';
import { writeSpec } from './write.ts';

// Reads the sources once. Pictures are left out, since other suites write theirs at the same time.
const sources = { ...readSources(), pictures: [] };

test('the site is written anew over an older one, and what no longer belongs to it goes', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-site-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const pages = writeSpec(folder, sources);
  assert.ok(pages > sources.rules.length);
  const overview = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), 'old');
  writeFileSync(join(folder, 'rules', 'S-0-01.html'), 'gone');
  assert.equal(writeSpec(folder, sources), pages);
  assert.equal(readFileSync(join(folder, 'index.html'), 'utf8'), overview);
  assert.equal(existsSync(join(folder, 'rules', 'S-0-01.html')), false);
  assert.equal(existsSync(join(folder, 'rules', 'S-4.3-06.html')), true);
});
