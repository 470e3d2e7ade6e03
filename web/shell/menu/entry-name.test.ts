import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryNameAt } from './entry-name.ts';
import { parseMenu } from './parse-menu.ts';

const origin = 'http://localhost:4000';
const page = (kind: string, name: string, address: string) => ({ kind, name, address });
const { nodes } = parseMenu([
  { name: 'Dashboard', index: 0, page: page('current', 'Dashboard', '/dashboard') },
  {
    name: 'Pipeline Reports',
    index: 1,
    items: [
      {
        name: 'Loan Activity',
        index: 0,
        page: page('legacy-page', 'menu-item', '/MenuItem/Show?item=loan-activity'),
      },
      {
        name: 'Loan Estimate',
        index: 1,
        page: page('custom-form', 'menu-item', '/MenuItem/Show?accountId=7&item=loan-estimate'),
      },
      { name: 'Portal', index: 2, page: page('lending-portal', 'menu-item', '/MenuItem/Show?item=portal') },
    ],
  },
]);
const nameAt = (pathname: string, search = '') => entryNameAt(nodes, { pathname, search }, origin);

test('[S-2.3-01] a legacy page has the name of the entry that opens it', () => {
  assert.equal(nameAt('/lf/menu-item', '?item=loan-activity'), 'Loan Activity');
  assert.equal(nameAt('/lf/menu-item', '?accountId=7&item=loan-estimate'), 'Loan Estimate');
});

test('an address without an entry has no name', () => {
  assert.equal(nameAt('/lf/menu-item', '?item=other'), null);
  assert.equal(nameAt('/lf/menu-item', '?item=portal'), null);
  assert.equal(nameAt('/dashboard'), null);
});
