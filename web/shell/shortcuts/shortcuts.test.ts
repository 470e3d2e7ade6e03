import assert from 'node:assert/strict';
import { test } from 'node:test';
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

test('each combination is its shortcut on any keyboard, and no other combination is one', () => {
  const plain = { ctrlKey: false, code: 'Slash' };
  for (const [shortcut, ...presses] of [
    [
      'test-error',
      { key: '~', shiftKey: true },
      { key: '°', shiftKey: true },
      { key: '~', code: 'Digit4', shiftKey: true },
    ],
    ['debug-option', {}, { code: 'Backslash' }],
    ['quick-search', { ...plain, key: '/' }, { ...plain, key: '/', code: 'Digit7', shiftKey: true }],
    [
      'shortcuts',
      { ...plain, key: '?', shiftKey: true },
      { key: '/', code: 'Slash' },
      { key: '/', code: 'Digit7', shiftKey: true },
    ],
    [
      null,
      { ...plain, key: '/', altKey: true },
      { ...plain, key: '/', metaKey: true },
      { ...plain, key: '/', repeat: true },
      { ctrlKey: false },
      { ctrlKey: false, shiftKey: true, key: '~' },
      { altKey: true },
      { metaKey: true },
      { repeat: true },
      { key: 'a', code: 'KeyA' },
    ],
  ] as const)
    for (const changes of presses)
      assert.equal(shortcutOf(press(changes)), shortcut, JSON.stringify(changes));
});
