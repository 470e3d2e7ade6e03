import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetFailedSignIns, noteFailedSignIn } from './failed-sign-ins.ts';
import { clearStorage } from './logout.ts';
import { forgetInactivity, noteInactivity, readSignOutReason } from './sign-out-reason.ts';
import { createStorage } from '../shared/storage.ts';

const now = Date.UTC(2026, 2, 2);

function emptyStorage() {
  const values = new Map<string, string>();
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return createStorage({ session: () => area, local: () => area });
}

test('[A-160] a sign-out for inactivity is named for a minute, in every tab, also in one that clears its storage', () => {
  const storage = emptyStorage();
  assert.equal(readSignOutReason(now, storage), null);
  noteInactivity(now, storage);
  clearStorage(storage);
  assert.equal(readSignOutReason(now + 59_999, storage), 'inactivity');
  assert.equal(readSignOutReason(now + 60_000, storage), null);
});

test('[A-160] a sign-in clears the reason of the last sign-out', () => {
  const storage = emptyStorage();
  noteInactivity(now, storage);
  forgetInactivity(storage);
  assert.equal(readSignOutReason(now, storage), null);
});

test('[A-160] a failed sign-in is named until one succeeds, also after inactivity', () => {
  const storage = emptyStorage();
  noteInactivity(now, storage);
  noteFailedSignIn(storage);
  assert.equal(readSignOutReason(now, storage), 'failed-sign-in');
  forgetFailedSignIns(storage);
  assert.equal(readSignOutReason(now + 60_000, storage), null);
});

test('a malformed time is ignored', () => {
  const storage = emptyStorage();
  for (const damaged of ['soon', null, [now], {}, -1, 0.5]) {
    storage.write('timedOutAt', damaged);
    assert.equal(readSignOutReason(now, storage), null, JSON.stringify(damaged));
  }
});
