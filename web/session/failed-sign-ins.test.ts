import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failuresInARow, forgetFailedSignIns, noteFailedSignIn } from './failed-sign-ins.ts';
import { createStorage } from '../shared/storage.ts';

function area(content: Record<string, string> = {}) {
  const values = new Map(Object.entries(content));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const storageOver = (session: ReturnType<typeof area>) =>
  createStorage({ session: () => session, local: () => area() });

test('[L-2.1-31] a failed sign-in clears the data of the earlier user and stores only its count', () => {
  const session = area({ user: '{}', account: '{}' });
  noteFailedSignIn(storageOver(session));
  assert.deepEqual([...session.values], [['failedSignIns', '1']]);
});

test('the third failure in a row and each later one are reported', () => {
  const storage = storageOver(area());
  const told = [1, 2, 3, 4].map(() => noteFailedSignIn(storage));
  assert.deepEqual(told, [false, false, true, true]);
  assert.equal(failuresInARow, 3);
});

test('a successful sign-in resets the count', () => {
  const storage = storageOver(area());
  noteFailedSignIn(storage);
  noteFailedSignIn(storage);
  forgetFailedSignIns(storage);
  assert.equal(noteFailedSignIn(storage), false);
});

test('a malformed count is replaced by 1', () => {
  for (const malformed of ['-7', '1.5', '"x"', '{}', '{', 'null']) {
    assert.equal(noteFailedSignIn(storageOver(area({ failedSignIns: malformed }))), false, malformed);
  }
});
