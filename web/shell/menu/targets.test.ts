import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMenu } from './read-menu.ts';
import { currentKeyOf, targetsOf } from './targets.ts';

const form = (name: string, item: string, index: number) => ({
  name,
  index,
  page: { name: 'menu-item', address: `/MenuItem/Show?accountId=7&item=${item}`, kind: 'custom-form' },
});
const { nodes } = readMenu([
  {
    name: 'Dashboard',
    index: 0,
    selected: true,
    page: { name: 'Dashboard', address: '/dashboard', kind: 'current' },
  },
  { name: 'Forms', index: 1, items: [form('Income', 'income', 0), form('Assets', 'assets', 1)] },
]);
const targets = targetsOf(nodes, 'http://localhost:4000');
const currentAt = (pathname: string, search = '') => currentKeyOf(nodes, targets, { pathname, search });

test('the entry of the shown page is the current one', () => {
  assert.equal(currentAt('/lf/menu-item', '?accountId=7&item=assets'), '1.1');
  assert.equal(currentAt('/dashboard'), '0');
  assert.equal(currentAt('/dashboard/APP-7'), '0');
});

test('[S-3-49] while no entry is shown, the one that the server marks is', () => {
  assert.equal(currentAt('/lf/WhatsNew'), '0');
  const { nodes: unmarked } = readMenu([form('Income', 'income', 0)]);
  const none = targetsOf(unmarked, 'http://localhost:4000');
  assert.equal(currentKeyOf(unmarked, none, { pathname: '/dashboards', search: '' }), null);
});
