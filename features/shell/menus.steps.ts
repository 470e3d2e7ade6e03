import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Account } from '../../contracts/operations/loan.ts';
import {
  type LoanMenu,
  type MenuEntry,
  type MenuName,
  menuNames,
  shellOperations,
} from '../../contracts/operations/shell.ts';
import { addressOf } from '../../contracts/operation.ts';
import { delaying, failing, failRequests, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import {
  damagedDelivery,
  damagedReports,
  manyEntries,
  ratesOf,
  reportsOf,
} from '../support/vocabulary/menu-bodies.ts';

const { getMenu, getLoanMenu } = shellOperations;

const withMenu = (menu: MenuName, entries: unknown[]) => ({
  recipe: { menus: { [menu]: entries as MenuEntry[] } },
});

async function replaceMenus({ recipe: { menus } }: ReturnType<typeof withMenu>): Promise<void> {
  for (const [menu, entries] of Object.entries(menus)) await replace(menu as MenuName, entries);
}

Given(
  'the reports are:',
  starting((entries: DataTable) => withMenu('reports', reportsOf(entries.hashes())), replaceMenus),
);

Given(
  'the menu of delivery has {int} entries in {int} groups',
  starting(
    (entries: number, groups: number) => withMenu('delivery', manyEntries('Delivery', entries, groups)),
    replaceMenus,
  ),
);

Given(
  'the Rates menu leads to {string} and to {string}',
  starting((page: string, item: string) => withMenu('rates', ratesOf(page, item)), replaceMenus),
);

Given('the menus of reports and of delivery are damaged', async () => {
  await replace('reports', damagedReports);
  await replace('delivery', damagedDelivery);
});

Given(
  'the {string} menu cannot be loaded',
  starting(
    (name: string) => failing({ operation: operationOf(name), kind: 'status', status: 503, times: 'always' }),
    async (start, name) => {
      if (name === 'Loan') return failRequests(start);
      // A fault of the world would affect all four menus, so the response is replaced in the tab.
      world.user.tab.changedResponses.set(pathOfMenu(name), async () => new Response(null, { status: 503 }));
    },
  ),
);

Given(
  'the {string} menu takes its time',
  starting(
    (name: string) => delaying(operationOf(name), 'always'),
    (_start, name) => world.user.hold({ method: getMenu.method, path: pathOfMenu(name) }),
  ),
);

When('the menu of the open loan gets the entry {string}', async (name: string) => {
  const page = {
    name: 'menu-item',
    address: '/MenuItem/Show?item=gift-letter',
    kind: 'legacy-page',
  } as const;
  await changeLoanMenu((entries) => [...entries, { name, index: 99, drawer: 'Loan', page }]);
});

When('the entry {string} in the menu of the open loan becomes {string}', (name: string, newName: string) =>
  changeLoanMenu((entries) =>
    entries.map((entry) => (entry.name === name ? { ...entry, name: newName } : entry)),
  ),
);

Then(/^the legacy page "(.*?)" (of the loan )?is framed$/, (path: string, ofLoan?: string) => {
  const address = world.user.mainFrame?.src;
  const { pathname, searchParams } = new URL(address ?? 'about:blank');
  const loan = ofLoan ? String(openLoan().generalAccountId) : null;
  world.user.expect(
    pathname === path && searchParams.get('accountId') === loan,
    `a frame at ${path}, not at ${address}`,
  );
});

Then('the frame is titled {string}', (title: string) => world.user.frame(title));

Then('session storage has my menus', () => {
  const kept = world.user.kept('menu') as Readonly<Record<string, unknown>> | null;
  for (const menu of menuNames) assert.match(JSON.stringify(kept?.[menu] ?? null), /"name"/, menu);
});

Then(
  /^the browser keeps (?:no menu of a loan|the menu of the loan, with "([^"]*)")$/,
  (entry: string | null) => {
    const kept = world.user.tab.storage.localStorage.getItem('navigationMenu');
    if (entry === null) return assert.equal(kept, null);
    assert.ok(kept?.includes(`"name":"${entry}"`), `The browser keeps no "${entry}": ${kept}`);
  },
);

/** Makes the server send this body in place of a menu. */
const replace = (menu: MenuName, body: unknown): Promise<void> =>
  world.anyUser.changeBodies(addressOf(getMenu, { menu }), () => body);

/** Changes the menu of the open loan, and makes the server send the event that the menu has changed. */
async function changeLoanMenu(
  change: (entries: readonly MenuEntry[]) => readonly MenuEntry[],
): Promise<void> {
  await world.user.changeBodies<LoanMenu>(pathOfMenu('Loan'), (menu) => ({
    ...menu,
    navigationMenu: change(menu.navigationMenu),
  }));
  await world.user.announce('menuUpdate', { generalAccountId: openLoan().generalAccountId });
}

/** Returns the path of a menu by the name of its icon. The icon "Loan" has the menu of the open loan. */
const operationOf = (icon: string): string => (icon === 'Loan' ? 'getLoanMenu' : 'getMenu');

export const pathOfMenu = (icon: string): string =>
  icon === 'Loan'
    ? addressOf(getLoanMenu, { generalAccountId: openLoan().generalAccountId })
    : addressOf(getMenu, { menu: icon.toLowerCase() });

const openLoan = (): Account =>
  (world.user.kept('account') as Account | null) ?? assert.fail('No loan is open');
