import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanUpdate } from '../../contracts/operations/events.ts';
import { accountFixture, userFixture } from '../session/fixtures.ts';
import { storeSession } from '../session/listeners.ts';
import { api } from '../shared/api/api.ts';
import { fakeTransport } from '../shared/api/fake-transport.ts';
import { createStorage, userKeys } from '../shared/storage.ts';
import { accountClosed, accountOpened, userLoaded } from '../shared/store/session-slice.ts';
import { createAppStore } from '../shared/store/store.ts';
import { loanStatusReset, loanUpdated } from '../shared/store/ui-slice.ts';
import { shellApi } from './menu/api.ts';
import { followMenus } from './menu/stored-menus.ts';
import { closeOnLeavingLoan, restoreNavigation, storeLoanUpdate } from './stored-navigation.ts';

const { getMenu, getLoanMenu } = shellApi.endpoints;
const account = accountFixture({ generalAccountId: 404 });
const user = userFixture();

const page = { name: 'menu-item', address: '/MenuItem/Show', kind: 'legacy-page' } as const;
/** A page with entries below it: the product shows the page as the first of them, whatever its own index is. */
const entries = [
  { name: 'Forms', index: 5, page, items: [{ name: 'Note', index: 1, page }] },
  { name: 'Notices', index: 6, page, subMenu: 'Forms' },
];

const values = new Map<string, string>();
const area = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};
/** The storage of the tab. */
const storage = createStorage({ session: () => area, local: () => area });

const update = (notes: number, generalAccountId = 404): LoanUpdate => ({
  loanNumber: '1000123404',
  generalAccountId,
  borrowers: [{ fullName: 'Casimir Nowak', initials: 'CN', borrowerPosition: 'primary borrower' }],
  icons: [{ name: 'view-notes', visible: true, disabled: false, badge: '1' }],
  complianceAlerts: {
    showComplianceAlerts: true,
    showComplianceAlertsInsufficientData: false,
    showComplianceAlertsStatus: true,
    complianceAlertStatus: 'fail',
    numberOfFailureAlerts: 2,
  },
  notes: { count: notes, countShared: notes },
  applicationCriteria: { enableApplicationDateAutomation: true, completedApplicationCriteriaRequirements: 4 },
});

/** A load of the page in one tab: what an earlier load has stored is restored. The server has the menus above. */
function load() {
  const { transport, happened } = fakeTransport(({ url }) =>
    Response.json(
      url.includes('/loan/') ? { navigationMenu: entries, pageIcons: [], borrowers: [] } : entries,
    ),
  );
  const listeners = [
    storeSession(storage),
    followMenus(storage),
    closeOnLeavingLoan,
    storeLoanUpdate(storage),
  ];
  const store = createAppStore(transport, listeners);
  store.dispatch(restoreNavigation(storage));
  return {
    store,
    sent: happened.sent,
    shown: () => [
      getMenu.select('reports')(store.getState()).data,
      getLoanMenu.select(404)(store.getState()).data,
    ],
    event: () => store.getState().ui.loanUpdate,
    /** Leaves the page. Ends the timers of the cache, which would keep the process alive. */
    leave: () => void store.dispatch(api.util.resetApiState()),
  };
}

/** The first load of the page, in which the user opens a loan and its menus. */
async function loadWithLoan() {
  for (const key of userKeys) storage.remove(key);
  const first = load();
  first.store.dispatch(userLoaded(user));
  storage.write('account', account);
  first.store.dispatch(accountOpened(account));
  await first.store.dispatch(getMenu.initiate('reports'));
  await first.store.dispatch(getLoanMenu.initiate(404));
  return first;
}

test('[S-3-44 S-3-71 S-2.1-09] after each reload the menus are what they were, without another request', async () => {
  const first = await loadWithLoan();
  const before = first.shown();
  assert.ok(before.every((menu) => menu !== undefined));
  first.leave();
  for (const reload of [load(), load()]) {
    assert.deepEqual(reload.shown(), before);
    assert.deepEqual(reload.sent, []);
    reload.leave();
  }
});

test('[S-3-44 S-3-71] the menus are stored as they came', async () => {
  (await loadWithLoan()).leave();
  assert.deepEqual(Object(storage.read('menu')).reports, entries);
  assert.deepEqual(Object(storage.read('navigationMenu')).navigationMenu, entries);
});

test('[A-165 S-4.2-36 S-3-28] after each reload the newest event about the open loan counts', async () => {
  const first = await loadWithLoan();
  for (const notes of [1, 2]) first.store.dispatch(loanUpdated(update(notes)));
  first.leave();
  for (const reload of [load(), load()]) {
    assert.deepEqual(reload.event(), update(2));
    reload.leave();
  }
});

test('[A-165] an event counts no more after a newer menu, after the loan was left, and for another loan', async () => {
  const ends = {
    'a menu that was loaded after a lost connection': ({ store }) => store.dispatch(loanStatusReset()),
    'a loan that was left': ({ store }) => store.dispatch(accountClosed()),
    'another loan': ({ store }) => store.dispatch(accountOpened(accountFixture({ generalAccountId: 405 }))),
    'a menu that has to be loaded': () => storage.remove('navigationMenu'),
    'a malformed event': () => storage.write('loanUpdate', { ...update(1), notes: null }),
    'an event of another loan': () => storage.write('loanUpdate', update(1, 405)),
  } satisfies Readonly<Record<string, (page: ReturnType<typeof load>) => void>>;
  for (const [name, end] of Object.entries(ends)) {
    const first = await loadWithLoan();
    first.store.dispatch(loanUpdated(update(1)));
    end(first);
    first.leave();
    const reload = load();
    assert.deepEqual([reload.event(), storage.read('loanUpdate')], [null, null], name);
    reload.leave();
  }
});
