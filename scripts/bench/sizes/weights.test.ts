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
const budgets = (pageBytes: number): Budgets => ({
  views: {
    first: { modules: ['index.html'], bytes: 20_000 },
    page: { modules: ['index.html', 'page.tsx'], bytes: pageBytes },
  },
  others: { beyond: 'first', bytes: 10 },
});
const weigh = (pageBytes: number) =>
  weights(manifest, budgets(pageBytes), (file) => sizes[file] ?? Number.NaN);

test('a view weighs its modules and all they import, each file once; a part what it adds', () => {
  assert.deepEqual(
    weigh(12_340).map(({ name, bytes }) => [name, bytes]),
    [
      ['first', 12_300],
      ['page', 12_340],
      ['on demand: panel.tsx', 11],
    ],
  );
});

test('what is too heavy is named with size, limit and what to do', () => {
  const findings = tooHeavy(weigh(12_339));
  assert.equal(findings.length, 2);
  assert.match(findings[0] ?? '', /^page: 12\.3 kB packed, at most 12\.3 kB\. .*budgets\.json.*--write/);
  assert.match(findings[1] ?? '', /^on demand: panel\.tsx: /);
});

test('a budget for a module that is gone is refused', () => {
  assert.throws(() => weights({}, budgets(1), () => 0), /has no index\.html/);
});
