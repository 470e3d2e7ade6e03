import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOrder } from './words.ts';

const nothing = { last: false, writes: false, rules: [], review: [], reviewed: null };

test('parses the arguments; without any, no file is written', () => {
  assert.deepEqual(readOrder([]), nothing);
  assert.deepEqual(readOrder(['--write']), { ...nothing, writes: true });
  assert.deepEqual(readOrder(['--last']), { ...nothing, last: true });
  assert.deepEqual(readOrder(['X-1', '--last', 'X-2']), { ...nothing, last: true, rules: ['X-1', 'X-2'] });
});

test('--help and unknown arguments give the usage text', () => {
  const help = readOrder(['--help', '--nonsense']);
  assert.ok('answer' in help && help.ok);
  assert.match(help.answer, /^Usage: npm run trace/);
  const refusal = readOrder(['--pending']);
  assert.ok('answer' in refusal && !refusal.ok);
  assert.match(refusal.answer, /^Unknown option '--pending'[^]*Usage: npm run trace/);
});

/** Returns the parsed arguments, or the first line of the refusal. */
const orderOf = (...words: string[]) => {
  const order = readOrder(words);
  return 'answer' in order ? order.answer.split('\n')[0] : order;
};

test('--review takes rule ids', () => {
  assert.deepEqual(orderOf('--review', 'X-1', 'X-2'), { ...nothing, review: ['X-1', 'X-2'] });
  assert.equal(orderOf('--review'), '--review needs ids of rules.');
});

test('--reviewed takes a rule and a fingerprint', () => {
  const reviewed = { rule: 'X-1', fingerprint: '0123456789ab' };
  assert.deepEqual(orderOf('--reviewed', 'X-1', '0123456789ab'), { ...nothing, reviewed });
  const refusal = '--reviewed needs a rule and the fingerprint that --review prints.';
  assert.equal(orderOf('--reviewed', 'X-1'), refusal);
  assert.equal(orderOf('--reviewed', 'X-1', '0123456789ab', 'X-2'), refusal);
});
