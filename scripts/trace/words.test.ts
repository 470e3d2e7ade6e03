import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOrder } from './words.ts';

const nothing = { helps: false, last: false, writes: false, rules: [] };

test('parses the arguments; without any, no file is written', () => {
  assert.deepEqual(readOrder([]), nothing);
  assert.deepEqual(readOrder(['--write']), { ...nothing, writes: true });
  assert.deepEqual(readOrder(['--last']), { ...nothing, last: true });
  assert.deepEqual(readOrder(['X-1', '--last', 'X-2']), { ...nothing, last: true, rules: ['X-1', 'X-2'] });
});

test('--help asks for the usage text, and unknown arguments are refused with it', () => {
  assert.deepEqual(readOrder(['--help']), { ...nothing, helps: true });
  assert.throws(
    () => readOrder(['--pending']),
    /^ArgumentsError: Unknown option '--pending'[^]*Usage: npm run trace/,
  );
});
