import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import { createAppStore } from '../../shared/store/store.ts';
import { debugToggled } from '../../shared/store/ui-slice.ts';
import { type KeyPress, shortcutOf, testError } from './shortcuts.ts';

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

test('[S-2.2-32] the test of the error dialog has a message and a trace id, and keeps the page', () => {
  assert.ok(testError.showErrorMessage && testError.showTraceId);
  assert.ok(testError.errorMessage && testError.traceId);
  assert.equal(testError.returnToDefault, false);
});

test('[S-2.2-24] Control+Shift+~ tests the error dialog, on any keyboard', () => {
  assert.equal(shortcutOf(press({ key: '~', shiftKey: true })), 'test-error');
  assert.equal(shortcutOf(press({ key: '°', shiftKey: true })), 'test-error');
  assert.equal(shortcutOf(press({ key: '~', code: 'Digit4', shiftKey: true })), 'test-error');
});

test('[S-2.2-25 S-2.2-31] Control+` toggles the debug option', () => {
  assert.equal(shortcutOf(press({})), 'debug-option');
  assert.equal(shortcutOf(press({ code: 'Backslash' })), 'debug-option');
  const store = createAppStore(fakeTransport(() => Response.json({})).transport);
  const seen = [store.getState().ui.isDebugShown];
  for (let times = 0; times < 2; times += 1) {
    store.dispatch(debugToggled());
    seen.push(store.getState().ui.isDebugShown);
  }
  assert.deepEqual(seen, [false, true, false]);
});

test('[A-183] / goes to the quick search; ? and Control+/ open the list of shortcuts, on any keyboard', () => {
  const plain = { ctrlKey: false, code: 'Slash' };
  assert.equal(shortcutOf(press({ ...plain, key: '/' })), 'quick-search');
  assert.equal(shortcutOf(press({ ...plain, key: '/', code: 'Digit7', shiftKey: true })), 'quick-search');
  assert.equal(shortcutOf(press({ ...plain, key: '?', shiftKey: true })), 'shortcuts');
  assert.equal(shortcutOf(press({ key: '/', code: 'Slash' })), 'shortcuts');
  assert.equal(shortcutOf(press({ key: '/', code: 'Digit7', shiftKey: true })), 'shortcuts');
  for (const other of [{ altKey: true }, { metaKey: true }, { repeat: true }]) {
    assert.equal(shortcutOf(press({ ...plain, key: '/', ...other })), null);
  }
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
