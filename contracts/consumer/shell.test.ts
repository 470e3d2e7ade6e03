import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LoanMenu, shellApi } from '../../web/shell/menu/api.ts';
import type { OutcomeOf } from '../operations/outcomes.ts';
import { emptyMenu, type ProviderState, signedInAs } from './states.ts';
import { type MenuEntry, menuNames } from '../operations/shell.ts';
import { accounts } from './requests.ts';
import {
  arrayContaining,
  boolean,
  constrainedArrayLike,
  eachLike,
  equal,
  exchange,
  integer,
  regex,
  string,
} from './pact.ts';

const staff = 'lending-staff';

const drawers = { reports: 'Reports', delivery: 'Delivery', resources: 'Resources', rates: 'Rates' } as const;

/**
 * Returns matchers for the fields of every menu entry. The name and the index may have any value; the drawer must be
 * the given one.
 */
const entry = (drawer: MenuEntry['drawer']) => ({
  name: string('Pipeline Reports'),
  index: integer(0),
  drawer: equal(drawer),
});

const page = { name: string('menu-item'), address: string('/MenuItem/Show'), kind: string('legacy-page') };

/** An entry that opens a page, and a group with such an entry. */
const single = (drawer: MenuEntry['drawer']) => ({ ...entry(drawer), page });
const group = (drawer: MenuEntry['drawer']) => ({ ...entry(drawer), items: eachLike(single(drawer)) });

/**
 * The Reports menu has only groups, the Rates menu only pages. The other menus have both, so their example has only the
 * fields that groups and pages share. The SPA leaves out such an entry, because it opens nothing.
 */
const entriesOf = {
  reports: eachLike(group('Reports')),
  delivery: eachLike(entry('Delivery')),
  resources: eachLike(entry('Resources')),
  rates: eachLike(single('Rates')),
} as const;

const load = (menu: (typeof menuNames)[number]) => shellApi.endpoints.getMenu.initiate(menu);

for (const menu of menuNames) {
  test(`[S-7-18] the response has the entries of the ${menu} menu`, () =>
    exchange(
      {
        operation: 'getMenu',
        outcome: menu,
        state: signedInAs(staff),
        parameters: { menu },
        answer: entriesOf[menu],
      },
      async ({ store }) => {
        const shown = await store.dispatch(load(menu)).unwrap();
        const isShown = menu === 'reports' || menu === 'rates';
        assert.deepEqual(
          shown.map(({ drawer, name }) => [drawer, name]),
          isShown ? [[drawers[menu], 'Pipeline Reports']] : [],
        );
      },
    ));
}

test('[S-7-18] a menu may be an empty list', () =>
  exchange(
    {
      operation: 'getMenu',
      outcome: 'empty',
      state: emptyMenu('rates', staff),
      parameters: { menu: 'rates' },
      answer: [],
    },
    async ({ store }) => assert.deepEqual(await store.dispatch(load('rates')).unwrap(), []),
  ));

const borrower = (fullName: string, initials: string, borrowerPosition: string) => ({
  fullName: string(fullName),
  initials: string(initials),
  borrowerPosition,
});

const landing = (name: string, address: string) => ({
  ...entry('Loan'),
  name,
  page: { name: string(name.replace(' ', '')), address, kind: 'current' },
  selected: true,
});

const pageIcons = eachLike({
  name: regex('^[a-z-]+$', 'view-notes'),
  visible: boolean(true),
  disabled: boolean(false),
});

interface Menu {
  readonly outcome: OutcomeOf<'getLoanMenu'>;
  readonly accountId: number;
  readonly answer: unknown;
  readonly state?: ProviderState;
}

const exchangeOfLoanMenu = (
  { outcome, accountId, answer, state = signedInAs(staff) }: Menu,
  check: (menu: LoanMenu) => void,
) =>
  exchange(
    { operation: 'getLoanMenu', outcome, state, parameters: { generalAccountId: accountId }, answer },
    async ({ store }) =>
      check(await store.dispatch(shellApi.endpoints.getLoanMenu.initiate(accountId)).unwrap()),
  );

test('[S-3-52 S-3-53 S-3-54] the menu of a loan has page icons and up to four borrowers', () =>
  exchangeOfLoanMenu(
    {
      outcome: 'several borrowers',
      accountId: accounts.fourBorrowers,
      answer: {
        navigationMenu: arrayContaining(landing('Dashboard', '/dashboard')),
        pageIcons,
        borrowers: [
          borrower('Amelia Thornquist', 'AT', 'primary borrower'),
          borrower('Rafael Thornquist', 'RT', 'primary coborrower'),
          borrower('Ingeborg Thornquist', 'IT', 'secondary borrower'),
          borrower('Mateus Calder', 'MC', 'secondary coborrower'),
        ],
      },
    },
    ({ navigationMenu, pageIcons: icons, borrowers }) => {
      assert.equal(navigationMenu[0]?.selected, true);
      assert.equal(icons?.[0]?.name, 'view-notes');
      assert.deepEqual(
        borrowers.map(({ borrowerPosition }) => borrowerPosition),
        ['primary borrower', 'primary coborrower', 'secondary borrower', 'secondary coborrower'],
      );
    },
  ));

test('[S-3-54] the menu of a loan may have one borrower', () =>
  exchangeOfLoanMenu(
    {
      outcome: 'one borrower',
      accountId: accounts.alone,
      answer: {
        navigationMenu: eachLike(entry('Loan')),
        pageIcons,
        borrowers: constrainedArrayLike(borrower('Amelia Thornquist', 'AT', 'primary borrower'), 1, 1, 1),
      },
    },
    ({ borrowers }) => assert.equal(borrowers.length, 1),
  ));

test('[S-3-52] the menu of a lead begins with its summary', () =>
  exchangeOfLoanMenu(
    {
      outcome: 'a lead',
      accountId: accounts.lead,
      answer: { navigationMenu: arrayContaining(landing('Lead Summary', '/lead-summary')), pageIcons },
    },
    ({ navigationMenu }) => assert.equal(navigationMenu[0]?.page?.address, '/lead-summary'),
  ));

test('[S-3-52 S-3-53] the menu of a loan may be empty and still have page icons', () =>
  exchangeOfLoanMenu(
    {
      outcome: 'no entries',
      accountId: accounts.alone,
      state: emptyMenu('loan', staff),
      answer: { navigationMenu: [], pageIcons },
    },
    ({ navigationMenu, pageIcons: icons }) => {
      assert.deepEqual(navigationMenu, []);
      assert.equal(icons?.length, 1);
    },
  ));
