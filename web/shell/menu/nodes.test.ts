import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countItems, currentNode, entryNameAt, everyNode, filterMenu, placesOf } from './nodes.ts';
import { parseMenu } from './parse-menu.ts';

const parse = (value: unknown) => parseMenu(value, 'Loan', 'http://localhost:4000');

const page = { name: 'menu-item', address: '/MenuItem/Show', kind: 'legacy-page' };
const { nodes } = parse([
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

test('[A-178] the filter finds entries by a part of the name or a keyword, and a matching group keeps its entries', () => {
  for (const [text, found] of [
    ['ESTIM', [['Forms', 'Loan Estimate']]],
    [' lock ', [['Actions', 'Request Lock']]],
    ['\u200Erequest\u00A0lock\u200B', [['Actions', 'Request Lock']]],
    ['\uFF23\uFF24', [['Forms', 'Closing Disclosure']]],
    ['fees', [['Forms', 'Loan Estimate']]],
    ['forms', [['Forms', 'Loan Estimate', 'Closing Disclosure']]],
    ['no such thing', []],
    ['.*', []],
  ] as const)
    assert.deepEqual(left(text), found, text);
  assert.equal(filterMenu(nodes, '  '), nodes);
});

test('matching entries are the same objects, so that they are not rendered again', () => {
  assert.equal(filterMenu(nodes, 'estimate')[0]?.items[0], nodes[1]?.items[0]);
});

test('only entries that open a page are counted', () => {
  assert.equal(countItems(nodes), 4);
  assert.equal(countItems(filterMenu(nodes, 'forms')), 2);
});

const pageAt = (kind: string, name: string, address: string) => ({ kind, name, address });
const { nodes: titled } = parse([
  { name: 'Dashboard', index: 0, page: pageAt('current', 'Dashboard', '/dashboard') },
  {
    name: 'Pipeline Reports',
    index: 1,
    items: [
      {
        name: 'Loan Activity',
        index: 0,
        page: pageAt('legacy-page', 'menu-item', '/MenuItem/Show?item=loan-activity'),
      },
      {
        name: 'Loan Estimate',
        index: 1,
        page: pageAt('custom-form', 'menu-item', '/MenuItem/Show?accountId=7&item=loan-estimate'),
      },
      { name: 'Portal', index: 2, page: pageAt('lending-portal', 'menu-item', '/MenuItem/Show?item=portal') },
    ],
  },
]);
const nameAt = (pathname: string, search = '') => entryNameAt(titled, { pathname, search });

test('[S-2.3-01] a legacy page has the name of the entry that opens it', () => {
  assert.equal(nameAt('/lf/menu-item', '?item=loan-activity'), 'Loan Activity');
  assert.equal(nameAt('/lf/menu-item', '?accountId=7&item=loan-estimate'), 'Loan Estimate');
});

test('an address without an entry has no name', () => {
  assert.equal(nameAt('/lf/menu-item', '?item=other'), null);
  assert.equal(nameAt('/lf/menu-item', '?item=portal'), null);
  assert.equal(nameAt('/dashboard'), null);
});

const form = (name: string, item: string, index: number) => ({
  name,
  index,
  page: { name: 'menu-item', address: `/MenuItem/Show?accountId=7&item=${item}`, kind: 'custom-form' },
});
const { nodes: forms } = parse([
  {
    name: 'Dashboard',
    index: 0,
    selected: true,
    page: { name: 'Dashboard', address: '/dashboard', kind: 'current' },
  },
  { name: 'Forms', index: 1, items: [form('Income', 'income', 0), form('Assets', 'assets', 1)] },
]);
const currentAt = (pathname: string, search = '') => currentNode(forms, { pathname, search })?.name;

test('[S-3-49] the entry of the shown page is the current one', () => {
  assert.equal(currentAt('/lf/menu-item', '?accountId=7&item=assets'), 'Assets');
  assert.equal(currentAt('/dashboard'), 'Dashboard');
  assert.equal(currentAt('/dashboard/APP-7'), 'Dashboard');
});

test('[S-3-49] without an entry of the shown page, the entry that the server marks is current', () => {
  assert.equal(currentAt('/lf/WhatsNew'), 'Dashboard');
  const marked = { ...form('Income', 'income', 0), selected: true };
  const { nodes: ofGroup } = parse([{ name: 'Forms', index: 0, items: [marked] }]);
  assert.equal(currentNode(ofGroup, { pathname: '/lf/WhatsNew', search: '' })?.name, 'Income');
  const { nodes: unmarked } = parse([form('Income', 'income', 0)]);
  assert.equal(currentNode(unmarked, { pathname: '/dashboards', search: '' }), null);
});

test('[S-2.4-26] groups of one name have different places, and keep them in a new order', () => {
  const group = (name: string, index: number, items: unknown[] = [{ name: 'Entry', page }]) => ({
    name,
    index,
    items,
  });
  const placesIn = (value: unknown) => {
    const parsed = parse(value).nodes;
    const places = placesOf(parsed);
    return everyNode(parsed)
      .filter(({ items }) => items.length > 0)
      .map(({ name, key }) => [name, places.get(key)]);
  };
  const menu = [group('Forms', 0), group('Forms', 1), group('Actions', 2, [group('Forms', 0)])];
  const places = placesIn(menu);
  assert.deepEqual(
    places.map(([name]) => name),
    ['Forms', 'Forms', 'Actions', 'Forms'],
  );
  assert.equal(new Set(places.map(([, place]) => place)).size, 4);
  const inserted = placesIn([group('First', 0), ...menu.map((raw) => ({ ...raw, index: raw.index + 1 }))]);
  assert.deepEqual(inserted.slice(1), places);
});
