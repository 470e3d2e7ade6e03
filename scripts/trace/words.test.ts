import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOrder } from './words.ts';

const nothing = { helps: false, last: false, writes: false, rules: [], review: [], reviewed: null };

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

test('--review takes rule ids', () => {
  assert.deepEqual(readOrder(['--review', 'X-1', 'X-2']), { ...nothing, review: ['X-1', 'X-2'] });
  assert.throws(() => readOrder(['--review']), /--review needs ids of rules\./);
});

test('--reviewed takes a rule and a fingerprint', () => {
  const reviewed = { rule: 'X-1', fingerprint: '0123456789ab' };
  assert.deepEqual(readOrder(['--reviewed', 'X-1', '0123456789ab']), { ...nothing, reviewed });
  const refusal = /--reviewed needs a rule and the fingerprint that --review prints\./;
  assert.throws(() => readOrder(['--reviewed', 'X-1']), refusal);
  assert.throws(() => readOrder(['--reviewed', 'X-1', '0123456789ab', 'X-2']), refusal);
});
