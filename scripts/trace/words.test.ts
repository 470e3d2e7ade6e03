import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOrder } from './words.ts';

test('without a word the trace runs and changes nothing', () => {
  assert.deepEqual(readOrder([]), { ofThisRun: false, writesPending: false });
});

test('the trace knows its words', () => {
  assert.deepEqual(readOrder(['--write-pending']), { ofThisRun: false, writesPending: true });
  assert.deepEqual(readOrder(['--of-this-run']), { ofThisRun: true, writesPending: false });
});

test('asked for help, or for what it does not know, the trace says how it is used', () => {
  const help = readOrder(['--help', '--nonsense']);
  assert.ok('answer' in help && help.ok);
  assert.match(help.answer, /^Usage: npm run trace/);
  const refusal = readOrder(['--write-pending', 'pending']);
  assert.ok('answer' in refusal && !refusal.ok);
  assert.match(refusal.answer, /^There is no pending\.\n\nUsage: npm run trace/);
});
