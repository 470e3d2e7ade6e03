import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configureStore } from '@reduxjs/toolkit';
import { debugReducer, debugToggled, isDebugOptionShown } from './debug-slice.ts';
import { type KeyPress, shortcutOf } from './combination.ts';

const press = (changes: Partial<KeyPress>): KeyPress => ({
  key: '`',
  code: 'Backquote',
  ctrlKey: true,
  shiftKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...changes,
});

test('[S-2.2-24] Control+Shift+~ tests the error dialog, on any keyboard', () => {
  assert.equal(shortcutOf(press({ key: '~', shiftKey: true })), 'test-error');
  assert.equal(shortcutOf(press({ key: '°', shiftKey: true })), 'test-error');
  assert.equal(shortcutOf(press({ key: '~', code: 'Digit4', shiftKey: true })), 'test-error');
});

test('[S-2.2-25 S-2.2-31] Control+` toggles the debug option', () => {
  assert.equal(shortcutOf(press({})), 'debug-option');
  assert.equal(shortcutOf(press({ code: 'Backslash' })), 'debug-option');
  const store = configureStore({ reducer: { debug: debugReducer } });
  const seen = [isDebugOptionShown(store.getState())];
  for (let times = 0; times < 2; times += 1) {
    store.dispatch(debugToggled());
    seen.push(isDebugOptionShown(store.getState()));
  }
  assert.deepEqual(seen, [false, true, false]);
});

test('[S-2.2-24 S-2.2-25] no other combination is a shortcut', () => {
  for (const other of [
    press({ ctrlKey: false }),
    press({ ctrlKey: false, shiftKey: true, key: '~' }),
    press({ altKey: true }),
    press({ metaKey: true }),
    press({ repeat: true }),
    press({ key: 'a', code: 'KeyA' }),
  ]) {
    assert.equal(shortcutOf(other), null);
  }
});
