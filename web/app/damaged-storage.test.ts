import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCreation } from '../pages/create-loan/submit-messages.ts';
import { initialValues } from '../pages/create-loan/initial-values.ts';
import { readAlert } from '../session/errors/alert.ts';
import { landingOf } from '../pages/landing/landing.ts';
import { readAccount, readTaskId } from '../session/account.ts';
import {
  createStorage,
  lastingKeys,
  localKeys,
  type ProductStorage,
  sessionKeys,
  type StorageKey,
} from '../shared/storage.ts';
import { parseUser, readUser } from '../session/stored-user.ts';
import { logosOf } from '../shell/logos.ts';
import { profileEntriesOf } from '../shell/profile-entries.ts';
import { parseLoanUpdate } from '../shell/menu/loan-update.ts';
import { readLoanMenu, readMenus } from '../shell/menu/stored-menus.ts';
import { fakeTransport } from '../shared/api/fake-transport.ts';
import { createAppStore } from '../shared/store/store.ts';
import { noteFailedSignIn, readSignOutReason } from '../session/sign-out-reason.ts';
import { accountFixture, userFixture } from '../session/fixtures.ts';
import { readLastActivity } from '../session/idle/activity.ts';
import { ownerOf } from '../session/session-context.ts';
import { pipelinesOf } from '../shared/routes/pipelines.ts';
import { restoreNavigation } from '../shell/stored-navigation.ts';
import { areSingleKeysOn } from '../shell/shortcuts/shortcuts.ts';

const account = accountFixture();
const user = userFixture({
  pipelineLogo: '/logo.svg',
  techSupportNumber: '555-0100',
  workQueueType: 'Closing',
  microsoftUserObjectId: 'o-1',
  otherProfiles: [{ userId: 5, userGroupName: 'Closing' }],
});

/** Malformed stored texts that the product must tolerate under every key. */
const damages = [
  '',
  '{',
  'null',
  'true',
  '-7',
  '"text"',
  '[]',
  '[null]',
  '[[[]]]',
  '{}',
  '{"user":{"name":"Leila"},"version":1}',
  JSON.stringify('x'.repeat(1_000_000)),
];

/** For each key, tells whether the product accepts the stored value; null for a key that is only written. */
const readers: Readonly<Record<StorageKey, ((storage: ProductStorage) => boolean) | null>> = {
  user: (storage) => readUser(storage) !== null,
  menu: (storage) => Object.keys(readMenus(ownerOf(user), storage)).length > 0,
  lastUsedFilter: null,
  LoanMatches: null,
  CreateLoanCheck: (storage) => initialValues(false, storage.read('CreateLoanCheck')).locked.size > 0,
  account: (storage) => readAccount(storage) !== null,
  loanTask: (storage) => readTaskId(account.generalAccountId, storage) !== null,
  loanUpdate: (storage) => parseLoanUpdate(storage.read('loanUpdate')) !== null,
  drawerSelection: (storage) => restores(storage),
  alertMessage: (storage) => readAlert(storage) !== null,
  failedSignIns: (storage) => noteFailedSignIn(storage),
  creation: (storage) => readCreation(storage) !== null,
  navigationMenu: (storage) => readLoanMenu(account, storage) !== null,
  loanMenuBase: (storage) => readLoanMenu(account, storage) !== null,
  taskId: (storage) => readTaskId(account.generalAccountId, storage) !== null,
  lastActivity: (storage) => readLastActivity(storage) !== null,
  profile: null,
  singleKeys: (storage) => !areSingleKeysOn(storage),
  timedOutAt: (storage) => readSignOutReason(Date.now(), storage) !== null,
};

for (const key of [...sessionKeys, ...localKeys, ...lastingKeys]) {
  test(`a damaged value under "${key}" counts as absent`, () => {
    for (const text of damages) {
      assert.equal(readers[key]?.(storageWith({ [key]: text })) ?? false, false, text.slice(0, 40));
    }
  });
}

test('a menu with an entry that is not an object is loaded again', () => {
  const menu = { generalAccountId: account.generalAccountId, taskId: null };
  const parts = { navigationMenu: [], pageIcons: [], borrowers: [] };
  assert.ok(readLoanMenu(account, storageWith({ navigationMenu: JSON.stringify({ ...menu, ...parts }) })));
  for (const part of Object.keys(parts)) {
    const damaged = JSON.stringify({ ...menu, ...parts, [part]: [null] });
    assert.equal(readLoanMenu(account, storageWith({ navigationMenu: damaged })), null, part);
  }
});

test('a menu that is not a list is loaded again', () => {
  const names = ['reports', 'delivery', 'resources', 'rates'];
  const menus = { owner: ownerOf(user), reports: [], delivery: [], resources: [], rates: [] };
  const read = (value: object) =>
    Object.keys(readMenus(ownerOf(user), storageWith({ menu: JSON.stringify(value) })));
  assert.deepEqual(read(menus), names);
  for (const damaged of names) {
    const others = names.filter((name) => name !== damaged);
    for (const value of [null, {}, 'text', undefined])
      assert.deepEqual(read({ ...menus, [damaged]: value }), others);
  }
});

test('a stored user with an invalid field is loaded again; a loaded user with an invalid field can be rendered', () => {
  const sound = new Map<string, unknown>(Object.entries(user));
  for (const [field, damaged] of damagedFields(user)) {
    const read = readUser(storageWith({ user: JSON.stringify(damaged) }));
    for (const [name, value] of Object.entries(read ?? {})) {
      assert.ok(value === null || typeof value === typeof sound.get(name), field);
    }
    const answered = parseUser(damaged);
    if (answered) drawShell(answered);
  }
  assert.ok(readUser(storageWith({ user: JSON.stringify(user) })));
});

test('[S-3-13] malformed other profiles are dropped', () => {
  const profiles = [null, 7, {}, { userId: '5', userGroupName: 'A' }, { userId: 6, userGroupName: 'B' }];
  assert.deepEqual(parseUser({ ...user, otherProfiles: profiles })?.otherProfiles, [
    { userId: 6, userGroupName: 'B' },
  ]);
});

test('an account with one damaged field has valid values, or counts as absent', () => {
  for (const [field, damaged] of damagedFields(accountFixture({ dealId: 9 }))) {
    const read = readAccount(storageWith({ account: JSON.stringify(damaged) }));
    for (const value of Object.values(read ?? {})) {
      assert.ok(['string', 'number', 'boolean'].includes(typeof value), field);
    }
  }
});

/** Calls the functions of the shell that depend on nothing but the user. */
function drawShell(answered: NonNullable<ReturnType<typeof parseUser>>): void {
  profileEntriesOf(answered);
  logosOf(answered);
  pipelinesOf(answered);
  landingOf(answered, 'support');
}

/** Yields copies of the value, each with one field replaced or removed, and a description of the change. */
function* damagedFields(value: object): Generator<readonly [string, object]> {
  for (const field of Object.keys(value)) {
    for (const put of [null, '', 'text', -7, true, {}, [], [null], [{}]]) {
      yield [`${field}: ${JSON.stringify(put)}`, { ...value, [field]: put }];
    }
    yield [`no ${field}`, Object.fromEntries(Object.entries(value).filter(([name]) => name !== field))];
  }
}

function restores(storage: ProductStorage): boolean {
  const store = createAppStore(fakeTransport(() => Response.json([])).transport);
  store.dispatch(restoreNavigation(storage));
  return store.getState().ui.selection !== null;
}

/** Returns storage with these texts and an open account. */
function storageWith(texts: Readonly<Record<string, string>>): ProductStorage {
  const values = new Map(Object.entries({ account: JSON.stringify(account), ...texts }));
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return createStorage({ session: () => area, local: () => area });
}
