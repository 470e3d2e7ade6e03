import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mentionsById, mentionsIn } from './mentions.ts';

const shown = (text: string) => mentionsIn('a.ts', text).map(({ id, line }) => `${line} ${id}`);

test('ids of rules and decisions are found with their line, once a line', () => {
  assert.deepEqual(shown('// S-4.1-06, A-12\n\n// L-7-14 L-7-14 (C-03)'), [
    '1 S-4.1-06',
    '1 A-12',
    '3 L-7-14',
    '3 C-03',
  ]);
});

test('what only looks like an id is none', () => {
  assert.deepEqual(shown('XS-4.1-06 S-4.1-067 A-1 GA-12x'), []);
});

test('a range names everything in it', () => {
  assert.deepEqual(shown('S-4.3-08 to S-4.3-10'), ['1 S-4.3-08', '1 S-4.3-10', '1 S-4.3-09']);
});

test('of one file only the first line counts', () => {
  const byId = mentionsById([...mentionsIn('a.ts', 'A-12\nA-12'), ...mentionsIn('b.ts', '\nA-12')]);
  assert.deepEqual(
    byId.get('A-12')?.map(({ file, line }) => `${file}:${line}`),
    ['a.ts:1', 'b.ts:2'],
  );
});
