import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MenuName } from '../../../contracts/operations/shell.ts';
import { storeTaskId } from '../../session/account.ts';
import { accountFixture } from '../../session/fixtures.ts';
import { storeSession } from '../../session/listeners.ts';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import { createStorage, type ProductStorage } from '../../shared/storage.ts';
import { accountClosed, accountOpened } from '../../shared/store/session-slice.ts';
import { createAppStore } from '../../shared/store/store.ts';
import { type LoanMenu, shellApi } from './api.ts';
import { followMenus, readLoanMenu, readMenus, storeLoanMenu, storeMenu } from './stored-menus.ts';

function storageInMemory() {
  const session = new Map<string, string>();
  const local = new Map<string, string>();
  const area = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return {
    storage: createStorage({ session: () => area(session), local: () => area(local) }),
    session,
    local,
  };
}

/** Closes the loan of a store that keeps this storage in step. */
const close = (storage: ProductStorage) =>
  void createAppStore(fakeTransport(() => Response.json([])).transport, [storeSession(storage)]).dispatch(
    accountClosed(),
  );

const menu: LoanMenu = { navigationMenu: [], pageIcons: [], borrowers: [] };

test('[S-3-71] the four menus are stored in session storage under "menu" for their user', () => {
  const { storage, session } = storageInMemory();
  const menus = { reports: [{ name: 'A' }], delivery: [], resources: [], rates: [] };
  for (const [name, entries] of Object.entries(menus)) storeMenu('nora', name as MenuName, entries, storage);
  assert.deepEqual([...session.keys()], ['menu']);
  assert.deepEqual(readMenus('nora', storage), menus);
  assert.deepEqual(readMenus('leila', storage), {});
  for (const broken of ['{', 'null', '"text"', '[]']) {
    session.set('menu', broken);
    assert.deepEqual(readMenus('nora', storage), {});
  }
});

test('[A-140] only loaded menus are stored', () => {
  const { storage } = storageInMemory();
  storeMenu('nora', 'reports', [], storage);
  const { reports, delivery } = readMenus('nora', storage);
  assert.deepEqual([reports, delivery], [[], undefined]);
});

test('[S-3-77 S-3-81] without a menu under "navigationMenu", the one under "loanMenuBase" counts, and a reset removes both', () => {
  const { storage, local } = storageInMemory();
  storeLoanMenu({ generalAccountId: 7 }, menu, storage);
  local.set('loanMenuBase', local.get('navigationMenu') ?? '');
  local.delete('navigationMenu');
  assert.deepEqual(readLoanMenu({ generalAccountId: 7 }, storage), {
    ...menu,
    generalAccountId: 7,
    taskId: null,
  });
  storeLoanMenu({ generalAccountId: 8 }, menu, storage);
  assert.equal(readLoanMenu({ generalAccountId: 7 }, storage), null);
  close(storage);
  assert.deepEqual([...local.keys()], []);
});

test('[A-165] a stored menu of another loan or task, or a malformed one, is not used', () => {
  const { storage, local } = storageInMemory();
  storeLoanMenu({ generalAccountId: 7 }, menu, storage);
  assert.equal(readLoanMenu({ generalAccountId: 8 }, storage), null);
  storeTaskId(3, storage);
  assert.equal(readLoanMenu({ generalAccountId: 7 }, storage), null);
  local.set('navigationMenu', '{"generalAccountId":7,"taskId":3,"navigationMenu":{}}');
  assert.equal(readLoanMenu({ generalAccountId: 7 }, storage), null);
});

test('[S-4.2-20] a menu that arrives after the user has opened another loan is not stored', async () => {
  const { storage, local } = storageInMemory();
  const late = Promise.withResolvers<Response>();
  const { transport } = fakeTransport(() => late.promise);
  const store = createAppStore(transport, [followMenus(storage)]);
  const open = (generalAccountId: number) =>
    store.dispatch(accountOpened(accountFixture({ generalAccountId })));
  open(7);
  const loaded = store.dispatch(shellApi.endpoints.getLoanMenu.initiate(7));
  await new Promise(setImmediate);
  open(8);
  late.resolve(Response.json(menu));
  await loaded;
  await new Promise(setImmediate);
  assert.deepEqual([...local.keys()], []);
});
