import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOrder } from './words.ts';

const nothing = { last: false, writesPending: false, rules: [], reviewed: null };

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

test('rules are marked as reviewed by id, or all of them, never without saying which', () => {
  const reviewed = (...words: string[]) => {
    const order = readOrder(['--reviewed', ...words]);
    return 'answer' in order ? order.answer.split('\n')[0] : order.reviewed;
  };
  assert.deepEqual(reviewed('X-1', 'X-2'), ['X-1', 'X-2']);
  assert.equal(reviewed('--all'), 'all');
  assert.equal(reviewed(), '--reviewed needs ids of rules, or --all.');
  assert.equal(reviewed('--all', 'X-1'), '--reviewed needs ids of rules, or --all.');
});
