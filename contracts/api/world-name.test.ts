import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worldName } from './world-name.ts';

const ids = Array.from({ length: 20_000 }, (_, index) => `mwu4s8io${index.toString(36)}d5791a9e`);
const names = new Set(ids.map(worldName));

test('the name of a world is two words of three to eight letters that can be pronounced', () => {
  for (const name of names) {
    assert.match(name, /^[a-z]{3,8} [a-z]{3,8}$/);
    assert.doesNotMatch(name, /[^aeiouy ]{5}/);
    for (const word of name.split(' ')) assert.match(word, /[aeiouy]/);
  }
});

test('the same id always has the same name, and all 1,024 names occur', () => {
  assert.deepEqual(new Set(ids.map(worldName)), names);
  assert.equal(names.size, 1_024);
});

test('the default world has a name of its own', () => {
  assert.equal(worldName('default'), 'default world');
  assert.ok(!names.has('default world'));
});
