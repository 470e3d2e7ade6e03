import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { problems } from '../../../contracts/problems.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const page = readFileSync(join(root, 'docs', 'operators.md'), 'utf8');

test('docs/operators.md names only problem codes that exist', () => {
  const named = [...page.matchAll(/\b(?:4|5)\d\d `([\w-]+)`/g)].map(([, code = '']) => code);
  assert.ok(named.length > 4, named.join(', '));
  assert.deepEqual(
    named.filter((code) => !Object.hasOwn(problems, code)),
    [],
  );
});
