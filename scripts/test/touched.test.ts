import assert from 'node:assert/strict';
import { test } from 'node:test';
import { touchedTests } from './touched.ts';

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((from) => `import { x } from '${from}';\n`).join(''),
});

const files = [
  file('web/far.test.ts', './b.ts'),
  file('web/b.ts', './a.ts'),
  file('web/a.test.ts', './a.ts'),
  file('web/a.ts'),
  { path: 'web/types.test.ts', text: "import type { X } from './a.ts';\n" },
  file('features/journeys/a.spec.ts', '../../web/a.ts'),
  file('features/loan/a.feature'),
];

test('tests that import a changed file run, those with the shortest import path first', () => {
  assert.deepEqual(touchedTests(['web/a.ts'], files), {
    near: ['web/a.test.ts', 'web/far.test.ts'],
    further: 0,
  });
});

test('a changed feature, test or journey runs itself', () => {
  const own = ['features/loan/a.feature', 'web/a.test.ts', 'features/journeys/a.spec.ts'];
  assert.deepEqual(touchedTests(own, files).near, own);
});

test('a deleted test file is not run', () => {
  assert.deepEqual(touchedTests(['web/gone.test.ts'], files), { near: [], further: 0 });
});

test('of many tests, those with the shortest import path run; the others are counted', () => {
  const many = Array.from({ length: 45 }, (_, index) => file(`web/t${index}.test.ts`, './a.ts'));
  const { near, further } = touchedTests(['web/a.ts'], [file('web/a.ts'), ...many]);
  assert.deepEqual([near.length, further], [40, 5]);
});
