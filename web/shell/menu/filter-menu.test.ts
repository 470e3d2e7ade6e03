import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countItems, filterMenu } from './filter-menu.ts';
import { parseMenu } from './parse-menu.ts';

const page = { name: 'menu-item', address: '/MenuItem/Show', kind: 'legacy-page' };
const { nodes } = parseMenu([
  { name: 'Dashboard', page, index: 0 },
  {
    name: 'Forms',
    index: 1,
    items: [
      { name: 'Loan Estimate', keyword: 'LE fees', page, index: 0 },
      { name: 'Closing Disclosure', keyword: 'CD', page, index: 1 },
    ],
  },
  { name: 'Actions', index: 2, items: [{ name: 'Request Lock', page, index: 0 }] },
]);
const left = (text: string) =>
  filterMenu(nodes, text).map(({ name, items }) => [name, ...items.map((item) => item.name)]);

test('[S-2.4-24] the filter finds entries by a part of the name, in any case', () => {
  assert.deepEqual(left('ESTIM'), [['Forms', 'Loan Estimate']]);
  assert.deepEqual(left(' lock '), [['Actions', 'Request Lock']]);
});

test('[S-2.4-25] the filter finds entries by a keyword that the name does not contain', () => {
  assert.deepEqual(left('fees'), [['Forms', 'Loan Estimate']]);
  assert.deepEqual(left('cd'), [['Forms', 'Closing Disclosure']]);
});

test('a matching group keeps its entries; a blank text matches all', () => {
  assert.deepEqual(left('forms'), [['Forms', 'Loan Estimate', 'Closing Disclosure']]);
  assert.deepEqual(left('no such thing'), []);
  assert.deepEqual(left('.*'), []);
  assert.equal(filterMenu(nodes, '  '), nodes);
});

test('matching entries are the same objects, so that they are not rendered again', () => {
  assert.equal(filterMenu(nodes, 'estimate')[0]?.items[0], nodes[1]?.items[0]);
});

test('only entries that open a page are counted', () => {
  assert.equal(countItems(nodes), 4);
  assert.equal(countItems(filterMenu(nodes, 'forms')), 2);
});
