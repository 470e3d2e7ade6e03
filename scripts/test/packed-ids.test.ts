import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packIds, unpackIds } from './packed-ids.ts';

test('packed ids have ranges and are unpacked to the same ids', () => {
  const ids = ['S-4.1-01', 'S-4.1-02', 'S-4.1-03', 'S-4.1-09', 'L-7-04'];
  assert.equal(packIds(ids), 'S-4.1:01-03,09 L-7:04');
  assert.deepEqual(unpackIds(packIds(ids)), ids);
  assert.deepEqual(unpackIds(packIds([])), []);
});
