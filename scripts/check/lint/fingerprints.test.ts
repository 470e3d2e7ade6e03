import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importsOf } from '../../shared/imports.ts';
import { fingerprints } from './fingerprints.ts';

const files: Readonly<Record<string, string>> = {
  'web/a.ts': "import { b } from './b.ts';",
  'web/b.ts': "import type { C } from './c.ts';\nimport { a } from './a.ts';",
  'web/c.ts': 'export type C = 1;',
  'web/other.ts': 'export const other = 1;',
  'mock-server/route.ts': "import fastify from 'fastify';",
  'mock-server/extension.ts': "declare module 'fastify' {}",
};

/** Returns the files whose fingerprints a change alters. */
function changedBy(change: Readonly<Record<string, string>>, settings = ['rules']): string[] {
  const before = printsOf(files, ['rules']);
  const after = printsOf({ ...files, ...change }, settings);
  return [...after.keys()].filter((path) => after.get(path) !== before.get(path)).toSorted();
}

function printsOf(texts: Readonly<Record<string, string>>, settings: readonly string[]) {
  const sources = Object.entries(texts).map(([path, text]) => ({ path, text }));
  return fingerprints(sources, importsOf(sources), settings);
}

test('without a change all fingerprints stay', () => {
  assert.deepEqual(changedBy({}), []);
});

test('a change alters the file and all files that import it, also through others, for types and in a cycle', () => {
  assert.deepEqual(changedBy({ 'web/c.ts': 'export type C = 2;' }), ['web/a.ts', 'web/b.ts', 'web/c.ts']);
});

test('a new file alters itself only', () => {
  assert.deepEqual(changedBy({ 'web/new.ts': '' }), ['web/new.ts']);
});

test('a change of an extension of a package alters the files that import the package', () => {
  assert.deepEqual(changedBy({ 'mock-server/extension.ts': "declare module 'fastify' { a: 1 }" }), [
    'mock-server/extension.ts',
    'mock-server/route.ts',
  ]);
});

test('a change of the settings alters every file', () => {
  assert.deepEqual(changedBy({}, ['other rules']), Object.keys(files).toSorted());
});
