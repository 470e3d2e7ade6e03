import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandOf } from './keys.ts';

const press = { code: 'KeyR', altKey: true, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false };

test('Alt with a key is a command, by the position of the key', () => {
  const commands = ['KeyR', 'KeyP', 'Period', 'Comma', 'KeyF'].map((code) => commandOf({ ...press, code }));
  assert.deepEqual(commands, ['rules', 'bar', 'next', 'back', null]);
});

test('with another modifier, without Alt or held down, a key is no command', () => {
  for (const other of [
    { altKey: false },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { repeat: true },
  ])
    assert.equal(commandOf({ ...press, ...other }), null);
});
