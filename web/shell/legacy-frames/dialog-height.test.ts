import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialogHeight } from './dialog-height.ts';

test('[S-9-14 S-9-15] a dialog is at least 250 high, or as high as its page, and at most 790', () => {
  assert.equal(dialogHeight(undefined, null), 250);
  assert.equal(dialogHeight(undefined, 100), 250);
  assert.equal(dialogHeight(undefined, 400), 456);
  assert.equal(dialogHeight(undefined, 5_000), 790);
  assert.equal(dialogHeight({ width: 980, height: 580 }, 5_000), 580);
  assert.equal(dialogHeight({ width: 420, height: 1_025 }, 10), 790);
});
