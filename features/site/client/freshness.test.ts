import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staleWords } from './freshness.ts';

test('the notice names the changed sources, and the number of those that it leaves out', () => {
  assert.equal(staleWords([], false), null);
  assert.equal(staleWords(['a.ts'], false), 'Changed since this page was built: a.ts.');
  const many = ['1', '2', '3', '4', '5', '6', '7'];
  assert.equal(staleWords(many, true), 'Changed since this page was built: 1, 2, 3, 4, 5 and 2 more.');
  assert.equal(staleWords([], true), 'The site was built again since this page was opened.');
});
