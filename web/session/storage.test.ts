import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../shared/api/fake-transport.ts';
import { createStorage, hasSessionStorage, type ProductStorage, userKeys } from '../shared/storage.ts';
import { accountClosed } from '../shared/store/session-slice.ts';
import { createAppStore } from '../shared/store/store.ts';
import { forgetTask, readAccount, readTaskId, storeLoanTask, storeTaskId } from './account.ts';
import { storeSession } from './listeners.ts';
import { readUser } from './stored-user.ts';

const account = {
  generalAccountId: 7,
  masterAccountId: 8,
  applicationIdentifier: 'A-7',
  originatorUserId: 9,
  loanNumber: '1000000007',
  borrowerName: 'Ann Lee',
  isLead: false,
};

function area(content: Record<string, string> = {}) {
  const values = new Map(Object.entries(content));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function storageOf(session = area(), local = area()) {
  return { session, local, storage: createStorage({ session: () => session, local: () => local }) };
}

/** Closes the loan of a store that keeps this storage in step. */
const close = (storage: ProductStorage) =>
  void createAppStore(fakeTransport(() => Response.json([])).transport, [storeSession(storage)]).dispatch(
    accountClosed(),
  );

const disabled = () =>
  createStorage({
    session: () => {
      throw new Error('SecurityError');
    },
    local: () => {
      throw new Error('SecurityError');
    },
  });

test('[L-4.7-01 S-3-78] the task is kept under the local key "taskId"; opening from a pipeline forgets it', () => {
  const { local, storage } = storageOf();
  for (const taskId of [33, 34]) storeTaskId(taskId, storage);
  assert.equal(local.values.get('taskId'), '34');
  assert.equal(readTaskId(account.generalAccountId, storage), 34);
  forgetTask(storage);
  assert.equal(readTaskId(account.generalAccountId, storage), null);
});

test('[S-2.1-02] a reset forgets the account, its menu and its task, and nothing else', () => {
  const { session, local, storage } = storageOf(
    area({ account: '{}', loanTask: '{}', user: '{}' }),
    area({ navigationMenu: '[]', loanMenuBase: '[]', taskId: '3', other: '1' }),
  );
  close(storage);
  assert.deepEqual([...session.values.keys()], ['user']);
  assert.deepEqual([...local.values.keys()], ['other']);
});

test('[A-155] a tab keeps the task of its own loan, whatever task another tab stores', () => {
  const { storage } = storageOf();
  storage.write('account', account);
  storeTaskId(34, storage);
  storeLoanTask({ generalAccountId: account.generalAccountId, taskId: 34 }, storage);
  storeTaskId(35, storage);
  assert.equal(readTaskId(account.generalAccountId, storage), 34);
  storeLoanTask({ generalAccountId: account.generalAccountId, taskId: null }, storage);
  assert.equal(readTaskId(account.generalAccountId, storage), null);
  storeLoanTask({ generalAccountId: account.generalAccountId + 1, taskId: 36 }, storage);
  assert.equal(readTaskId(account.generalAccountId, storage), 35);
});

test('corrupt, old and foreign values count as absent', () => {
  for (const text of [
    '{',
    '',
    'null',
    '7',
    '[]',
    '{"firstName":1}',
    '{"generalAccountId":"7"}',
    'undefined',
  ]) {
    const { storage } = storageOf(
      area({ user: text, account: text }),
      area({ taskId: text === '7' ? '-7' : text }),
    );
    assert.equal(readUser(storage), null, text);
    assert.equal(readAccount(storage), null, text);
    assert.equal(readTaskId(account.generalAccountId, storage), null, text);
  }
});

test('disabled storage throws no error, and the page keeps values in memory', () => {
  const storage = disabled();
  assert.equal(readAccount(storage), null);
  storage.write('account', account);
  assert.deepEqual(readAccount(storage), account);
  close(storage);
  assert.equal(readAccount(storage), null);
});

test('full storage keeps the new value in memory, not the old one', () => {
  const session = area({ account: JSON.stringify({ ...account, generalAccountId: 1 }) });
  session.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  const { storage } = storageOf(session);
  storage.write('account', account);
  assert.equal(readAccount(storage)?.generalAccountId, 7);
});

test('[S-4.1-06 S-4.1-07 S-4.1-33] after the end of the session no key of the user can be written any more', () => {
  const { session, local, storage } = storageOf();
  for (const key of userKeys) storage.write(key, { of: 'user' });
  storage.end();
  for (const key of userKeys) storage.write(key, { of: 'late response' });
  assert.deepEqual([...session.values.keys(), ...local.values.keys()], []);
  assert.equal(storage.read('user'), null);
  storage.write('timedOutAt', 7);
  assert.equal(storage.read('timedOutAt'), 7, 'the reason of the sign-out is not data of the user');
});

test('[S-4.1-33] after the end of the session, storage that is full or disabled keeps nothing in memory', () => {
  const storage = disabled();
  storage.write('account', account);
  storage.end();
  storage.write('account', account);
  assert.equal(readAccount(storage), null);
});

test('disabled session storage is detected before a sign-in', () => {
  const { session } = storageOf();
  assert.equal(
    hasSessionStorage(() => session),
    true,
  );
  assert.deepEqual([...session.values.keys()], [], 'nothing is left behind');
  const refuses = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  assert.equal(hasSessionStorage(refuses), false);
  assert.equal(
    hasSessionStorage(() => ({ ...session, setItem: refuses })),
    false,
  );
  assert.equal(
    hasSessionStorage(() => ({ ...session, setItem: () => undefined })),
    false,
  );
});

test('[S-3-70] a value that storage accepts again replaces the one that was kept in memory', () => {
  const session = area();
  let isFull = true;
  const full = {
    ...session,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      session.setItem(key, value);
    },
  };
  const storage = createStorage({ session: () => full, local: () => area() });
  storage.write('user', 'in memory');
  assert.equal(storage.read('user'), 'in memory');
  isFull = false;
  storage.write('user', 'stored');
  assert.equal(storage.read('user'), 'stored');
});
