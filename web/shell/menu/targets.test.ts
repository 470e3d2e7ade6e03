import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseMenu } from './parse-menu.ts';
import { currentKeyOf, leadingNowhere, targetsOf } from './targets.ts';

const form = (name: string, item: string, index: number) => ({
  name,
  index,
  page: { name: 'menu-item', address: `/MenuItem/Show?accountId=7&item=${item}`, kind: 'custom-form' },
});
const { nodes } = parseMenu([
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

test('[S-3-49] without an entry of the shown page, the entry that the server marks is current', () => {
  assert.equal(currentAt('/lf/WhatsNew'), '0');
  const marked = { ...form('Income', 'income', 0), selected: true };
  const { nodes: ofGroup } = parseMenu([{ name: 'Forms', index: 0, items: [marked] }]);
  assert.equal(currentKeyOf(ofGroup, new Map(), { pathname: '/lf/WhatsNew', search: '' }), '0.0');
  const { nodes: unmarked } = parseMenu([form('Income', 'income', 0)]);
  const none = targetsOf(unmarked, 'http://localhost:4000');
  assert.equal(currentKeyOf(unmarked, none, { pathname: '/dashboards', search: '' }), null);
});

test('an entry of a known kind with an invalid address is logged without the address; other entries are not logged', () => {
  const entry = (name: string, address: string, more: object = {}) => ({
    name,
    page: { name: 'x', address, kind: 'current' },
    ...more,
  });
  const { nodes: odd } = parseMenu([
    entry('Script', 'javascript:alert(1)'),
    entry('Elsewhere', 'https://evil.example/'),
    entry('Sound', '/dashboard'),
    entry('Disabled', 'javascript:alert(1)', { isDisabled: true }),
  ]);
  assert.deepEqual(leadingNowhere(odd, targetsOf(odd, 'http://localhost:4000')), [
    '"Script" has an address that nothing may open',
    '"Elsewhere" has an address that nothing may open',
  ]);
});
