import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStorage } from '../shared/storage.ts';
import {
  failuresInARow,
  forgetFailedSignIns,
  forgetInactivity,
  noteFailedSignIn,
  noteInactivity,
  readSignOutReason,
} from './sign-out-reason.ts';
import { clearStorage } from './start-over.ts';

const now = Date.UTC(2026, 2, 2);

function area(content: Record<string, string> = {}) {
  const values = new Map(Object.entries(content));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function storageOver(session: ReturnType<typeof area>) {
  const local = area();
  return createStorage({ session: () => session, local: () => local });
}

test('[A-160] a sign-out for inactivity is named for a minute, in every tab, also in one that clears its storage', () => {
  const storage = storageOver(area());
  assert.equal(readSignOutReason(now, storage), null);
  noteInactivity(now, storage);
  clearStorage(storage);
  assert.equal(readSignOutReason(now + 59_999, storage), 'inactivity');
  assert.equal(readSignOutReason(now + 60_000, storage), null);
  // A clock that was set back.
  assert.equal(readSignOutReason(now - 60_000, storage), null);
});

test('[A-160] a sign-in clears the reason of the last sign-out', () => {
  const storage = storageOver(area());
  noteInactivity(now, storage);
  forgetInactivity(storage);
  assert.equal(readSignOutReason(now, storage), null);
});

test('[A-160] a failed sign-in is named until one succeeds, also after inactivity', () => {
  const storage = storageOver(area());
  noteInactivity(now, storage);
  noteFailedSignIn(storage);
  assert.equal(readSignOutReason(now, storage), 'failed-sign-in');
  forgetFailedSignIns(storage);
  assert.equal(readSignOutReason(now + 60_000, storage), null);
});

test('[A-160] a malformed time is ignored', () => {
  const storage = storageOver(area());
  for (const damaged of ['soon', null, [now], {}, -1, 0.5]) {
    storage.write('timedOutAt', damaged);
    assert.equal(readSignOutReason(now, storage), null, JSON.stringify(damaged));
  }
});

test('[A-89] the third failure in a row and each later one are reported', () => {
  const storage = storageOver(area());
  const told = [1, 2, 3, 4].map(() => noteFailedSignIn(storage));
  assert.deepEqual(told, [false, false, true, true]);
  assert.equal(failuresInARow, 3);
});

test('[A-89] a successful sign-in resets the count', () => {
  const storage = storageOver(area());
  noteFailedSignIn(storage);
  noteFailedSignIn(storage);
  forgetFailedSignIns(storage);
  assert.equal(noteFailedSignIn(storage), false);
});

test('[A-89] a malformed count is replaced by 1', () => {
  for (const malformed of ['-7', '1.5', '"x"', '{}', '{', 'null']) {
    assert.equal(noteFailedSignIn(storageOver(area({ failedSignIns: malformed }))), false, malformed);
  }
});
