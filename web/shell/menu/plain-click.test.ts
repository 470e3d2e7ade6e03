import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPlainClick } from './plain-click.ts';

const click = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test('[A-186] only a click without a modifier key opens a link in this tab', () => {
  assert.equal(isPlainClick(click), true);
  for (const other of [
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
  ]) {
    assert.equal(isPlainClick({ ...click, ...other }), false, JSON.stringify(other));
  }
});
