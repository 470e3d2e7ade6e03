import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOrder } from './words.ts';

test('without a word the trace runs and changes nothing', () => {
  assert.deepEqual(readOrder([]), { ofThisRun: false, writesPending: false, reviewed: null });
});

test('the trace knows its words', () => {
  assert.deepEqual(readOrder(['--write-pending']), {
    ofThisRun: false,
    writesPending: true,
    reviewed: null,
  });
  assert.deepEqual(readOrder(['--of-this-run']), {
    ofThisRun: true,
    writesPending: false,
    reviewed: null,
  });
});

test('asked for help, or for what it does not know, the trace says how it is used', () => {
  const help = readOrder(['--help', '--nonsense']);
  assert.ok('answer' in help && help.ok);
  assert.match(help.answer, /^Usage: npm run trace/);
  const refusal = readOrder(['--write-pending', 'pending']);
  assert.ok('answer' in refusal && !refusal.ok);
  assert.match(refusal.answer, /^There is no pending\.\n\nUsage: npm run trace/);
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
  assert.equal(reviewed('--everything'), 'There is no --everything.');
});
