import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Budgets, type Manifest, tooHeavy, weights } from './weights.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shared'] },
  _shared: { file: 'shared.js', css: ['shared.css'], imports: ['index.html'] },
  'page.tsx': { file: 'page.js', isDynamicEntry: true, imports: ['_shared'] },
  'panel.tsx': { file: 'panel.js', isDynamicEntry: true, imports: ['_shared', '_own'] },
  _own: { file: 'own.js' },
};
const sizes: Readonly<Record<string, number>> = {
  'index.js': 10_000,
  'shared.js': 2_000,
  'shared.css': 300,
  'page.js': 40,
  'panel.js': 5,
  'own.js': 6,
};
const budgets = (pageBytes: number, pageFiles = 4): Budgets => ({
  views: {
    first: { modules: ['index.html'], bytes: 20_000, files: 3 },
    page: { modules: ['index.html', 'page.tsx'], bytes: pageBytes, files: pageFiles },
  },
  others: { beyond: 'first', bytes: 10 },
});
const weigh = (pageBytes: number, pageFiles?: number) =>
  weights(manifest, budgets(pageBytes, pageFiles), (file) => sizes[file] ?? Number.NaN);

test('the size of a view counts each imported file once; that of a part only its additional files', () => {
  assert.deepEqual(
    weigh(12_340).map(({ name, bytes, files }) => [name, bytes, files]),
    [
      ['first', 12_300, 3],
      ['page', 12_340, 4],
      ['on demand: panel.tsx', 11, 2],
    ],
  );
});

test('an exceeded size gives a line with size, limit and what to do', () => {
  const findings = tooHeavy(weigh(12_339));
  assert.equal(findings.length, 2);
  assert.match(findings[0] ?? '', /^page: 12\.3 kB compressed, at most 12\.3 kB\. .*budgets\.json.*--write/);
  assert.match(findings[1] ?? '', /^on demand: panel\.tsx: /);
});

test('a view with too many files gives a line', () => {
  const findings = tooHeavy(weigh(12_340, 3));
  assert.match(
    findings.at(-1) ?? '',
    /^page: 4 scripts and styles, at most 3\. .*vite\.config\.ts.*budgets\.json/,
  );
  assert.equal(findings.length, 2);
});

test('a budget for a module that does not exist throws an error', () => {
  assert.throws(() => weights({}, budgets(1), () => 0), /has no index\.html/);
});
