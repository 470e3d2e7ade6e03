import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOrder } from './words.ts';

const nothing = { last: false, writesPending: false, rules: [], review: [], reviewed: null };

test('the trace knows its words, and changes nothing without one', () => {
  assert.deepEqual(readOrder([]), nothing);
  assert.deepEqual(readOrder(['--write-pending']), { ...nothing, writesPending: true });
  assert.deepEqual(readOrder(['--last']), { ...nothing, last: true });
  assert.deepEqual(readOrder(['X-1', '--last', 'X-2']), { ...nothing, last: true, rules: ['X-1', 'X-2'] });
});

test('asked for help, or for what it does not know, the trace says how it is used', () => {
  const help = readOrder(['--help', '--nonsense']);
  assert.ok('answer' in help && help.ok);
  assert.match(help.answer, /^Usage: npm run trace/);
  const refusal = readOrder(['--pending']);
  assert.ok('answer' in refusal && !refusal.ok);
  assert.match(refusal.answer, /^Unknown option '--pending'[^]*Usage: npm run trace/);
});

/** The order, or the first line of the refusal. */
const orderOf = (...words: string[]) => {
  const order = readOrder(words);
  return 'answer' in order ? order.answer.split('\n')[0] : order;
};

test('rules are printed for a review by id', () => {
  assert.deepEqual(orderOf('--review', 'X-1', 'X-2'), { ...nothing, review: ['X-1', 'X-2'] });
  assert.equal(orderOf('--review'), '--review needs ids of rules.');
});

test('one pair is marked as reviewed, by rule and fingerprint', () => {
  const reviewed = { rule: 'X-1', fingerprint: '0123456789ab' };
  assert.deepEqual(orderOf('--reviewed', 'X-1', '0123456789ab'), { ...nothing, reviewed });
  const refusal = '--reviewed needs a rule and the fingerprint that --review prints.';
  assert.equal(orderOf('--reviewed', 'X-1'), refusal);
  assert.equal(orderOf('--reviewed', 'X-1', '0123456789ab', 'X-2'), refusal);
});
