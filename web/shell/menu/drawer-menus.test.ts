import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawerMenusOf } from './drawer-menus.ts';

const page = { name: 'menu-item', address: '/MenuItem/Show', kind: 'legacy-page' };
const names = (menus: ReturnType<typeof drawerMenusOf>) =>
  Object.entries(menus).map(([drawer, { nodes }]) => [drawer, ...nodes.map(({ name }) => name)]);

test('[S-2.4-31 S-3-41 S-3-45] each entry is in the drawer that it names', () => {
  const menus = drawerMenusOf({
    reports: [
      { name: 'A', page, index: 0, drawer: 'Reports' },
      { name: 'B', page, index: 1, drawer: 'Delivery' },
      { name: 'C', page, index: 2, drawer: 'Undefined' },
    ],
    rates: [
      { name: 'D', page, index: 0, drawer: 'Rates' },
      { name: 'E', page, index: 1, drawer: 'Undefined' },
    ],
  });
  assert.deepEqual(names(menus), [
    ['Reports', 'A', 'C'],
    ['Delivery', 'B'],
    ['Resources'],
    ['Rates', 'D', 'E'],
  ]);
});

test('an entry is in the drawer that it names before the menu of that drawer has loaded', () => {
  const menus = drawerMenusOf({ reports: [{ name: 'B', page, index: 0, drawer: 'Delivery' }] });
  assert.deepEqual(names(menus), [['Reports'], ['Delivery', 'B'], ['Resources'], ['Rates']]);
  assert.deepEqual(menus.Delivery.oddities, []);
});

test('a menu that is not a list is empty and logged; the others stay', () => {
  const menus = drawerMenusOf({
    reports: { oops: true },
    resources: [{ name: 'A', page, index: 0 }],
  });
  assert.deepEqual(menus.Reports, { nodes: [], oddities: ['a list of entries is no list'] });
  assert.equal(menus.Resources.nodes.length, 1);
});
