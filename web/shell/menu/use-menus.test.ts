import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MenuName } from '../../../contracts/operations/shell.ts';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import { createAppStore } from '../../shared/store/store.ts';
import { shellApi } from './api.ts';
import { menuLoadOf, selectMenus } from './use-menus.ts';

const page = { name: 'menu-item', address: '/MenuItem/Show?item=x', kind: 'legacy-page' };

test('[A-140] a menu that is loading is not requested twice', () => {
  let asked = 0;
  const load = (isFetching: boolean) =>
    menuLoadOf({ error: {}, isFetching, refetch: () => void (asked += 1) });
  load(true).askAgain();
  load(false).askAgain();
  assert.equal(asked, 1);
});

/** Loads menus of the user, and returns the names of the entries in each drawer. */
async function drawersWith(menus: Readonly<Partial<Record<MenuName, unknown>>>) {
  const { transport } = fakeTransport(({ url }) => Response.json(menus[url.split('/').at(-1) as MenuName]));
  const store = createAppStore(transport);
  for (const name of Object.keys(menus) as MenuName[])
    await store.dispatch(shellApi.endpoints.getMenu.initiate(name));
  return Object.entries(selectMenus(store.getState())).map(([drawer, nodes]) => [
    drawer,
    ...nodes.map(({ name, items }) => [name, ...items.map((item) => item.name)].join(' > ')),
  ]);
}

test('[S-2.4-31 S-3-41 S-3-45] each entry is in the drawer that it names', async () => {
  const menus = {
    reports: [
      { name: 'A', page, index: 0, drawer: 'Reports' },
      { name: 'B', page, index: 1, drawer: 'Delivery' },
      { name: 'C', page, index: 2, drawer: 'Undefined' },
    ],
    rates: [
      { name: 'D', page, index: 0, drawer: 'Rates' },
      { name: 'E', page, index: 1, drawer: 'Undefined' },
    ],
  };
  assert.deepEqual(await drawersWith(menus), [
    ['Reports', 'A', 'C'],
    ['Delivery', 'B'],
    ['Resources'],
    ['Rates', 'D', 'E'],
  ]);
});

test('[S-3-45] an entry of another menu joins the group that it names', async () => {
  const menus = {
    reports: [{ name: 'B', page, index: 1, drawer: 'Delivery', subMenu: 'Forms' }],
    delivery: [{ name: 'Forms', index: 0, items: [{ name: 'A', page, index: 0 }] }],
  };
  assert.deepEqual(await drawersWith(menus), [
    ['Reports'],
    ['Delivery', 'Forms > A > B'],
    ['Resources'],
    ['Rates'],
  ]);
});

test('[A-174] groups of one name stay apart, and the first of them gets the entries that name it', async () => {
  const group = (entry: string, index: number) => ({
    name: 'Forms',
    index,
    drawer: 'Delivery',
    items: [{ name: entry, page, index: 0 }],
  });
  const naming = (name: string, index: number) => ({
    name,
    page,
    index,
    drawer: 'Delivery',
    subMenu: 'Forms',
  });
  const drawers: readonly (readonly [object, readonly string[]])[] = [
    [{ delivery: [group('A', 0), group('B', 1)] }, ['Forms > A', 'Forms > B']],
    [{ reports: [group('A', 2)], delivery: [group('B', 1)] }, ['Forms > B', 'Forms > A']],
    [
      { reports: [naming('A', 0)], rates: [group('B', 3)], delivery: [group('C', 1)] },
      ['Forms > C > A', 'Forms > B'],
    ],
    [{ reports: [naming('A', 0)], rates: [naming('B', 1)] }, ['Forms > A > B']],
  ];
  for (const [menus, wanted] of drawers)
    assert.deepEqual((await drawersWith(menus))[1], ['Delivery', ...wanted]);
});
