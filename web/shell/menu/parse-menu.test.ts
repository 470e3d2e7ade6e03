import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MenuEntry } from '../../../contracts/operations/shell.ts';
import { type MenuNode, parseMenu } from './parse-menu.ts';

const parse = (value: unknown) => parseMenu(value, 'Loan', 'http://localhost:4000');

const page = { name: 'menu-item', address: '/MenuItem/Show?item=x', kind: 'legacy-page' } as const;
const entry = (name: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  name,
  page,
  index: 0,
  drawer: 'Reports',
  ...more,
});
/** Returns the names of entries; for a group, its name and the names of its entries. */
const outline = (nodes: readonly MenuNode[]): unknown[] =>
  nodes.map(({ name, items }) => (items.length === 0 ? name : [name, ...outline(items)]));
const shown = (entries: unknown) => outline(parse(entries).nodes);
/** Returns entries at the given depth of groups: "Level 1" contains "Level 2" and so on. */
const below = (depth: number, entries: readonly unknown[]): readonly unknown[] =>
  depth === 0 ? entries : below(depth - 1, [{ name: `Level ${depth}`, index: 0, items: entries }]);

test('[S-3-40 S-3-42 S-3-44] entries are in their groups, in the order of their index', () => {
  const group = { name: 'Forms', index: 1, drawer: 'Loan' } as const;
  assert.deepEqual(
    shown([
      { ...group, items: [entry('Second', { index: 1 }), entry('First', { index: 0 })] },
      entry('Top', { index: 0 }),
    ]),
    ['Top', ['Forms', 'First', 'Second']],
  );
});

test('[S-3-40 S-3-42] a group may contain a group', () => {
  const inner = { name: 'Disclosures', index: 1, drawer: 'Loan', items: [entry('Note')] } as const;
  assert.deepEqual(
    shown([{ name: 'Forms', index: 0, drawer: 'Loan', items: [entry('Loan Estimate'), inner] }]),
    [['Forms', 'Loan Estimate', ['Disclosures', 'Note']]],
  );
});

test('[S-3-45] an entry outside of groups joins the group that it names, or creates it', () => {
  assert.deepEqual(
    shown([
      { name: 'Forms', index: 0, drawer: 'Loan', items: [entry('Loan Estimate')] },
      entry('Closing Disclosure', { subMenu: 'Forms', index: 1 }),
      entry('Note', { subMenu: 'Closing Docs', index: 2 }),
    ]),
    [
      ['Forms', 'Loan Estimate', 'Closing Disclosure'],
      ['Closing Docs', 'Note'],
    ],
  );
});

test('[S-3-48] hidden entries are dropped, and groups with hidden entries only', () => {
  assert.deepEqual(
    shown([
      entry('Shown', { hidden: false }),
      entry('Hidden', { hidden: true }),
      { name: 'Empty', index: 1, drawer: 'Loan', items: [entry('Hidden too', { hidden: true })] },
    ]),
    ['Shown'],
  );
  const hidden = { name: 'Hidden', index: 1, hidden: true, items: [entry('Below it')] };
  assert.deepEqual(shown(below(3, [entry('Shown'), hidden])), [
    ['Level 1', ['Level 2', ['Level 3', 'Shown']]],
  ]);
});

test('[S-3-51] an entry keeps whether it can be edited, printed and viewed', () => {
  const [node] = parse([entry('A', { edit: true, print: true, view: true })]).nodes;
  assert.deepEqual([node?.edit, node?.print, node?.view], [true, true, true]);
});

test('[S-3-51] an entry without permissions may not be edited, printed or viewed', () => {
  const [node] = parse([entry('A')]).nodes;
  assert.deepEqual([node?.edit, node?.print, node?.view], [false, false, false]);
});

test('[S-3-46] an entry with one of the two icons has no other icon', () => {
  const { nodes } = parse([
    entry('First', { icon: 'file', index: 0 }),
    entry('Second', { icon2: 'export', index: 1 }),
  ]);
  assert.deepEqual(
    nodes.map(({ icon, icon2 }) => [icon, icon2]),
    [
      ['file', null],
      [null, 'export'],
    ],
  );
});

test('[S-2.4-27 S-2.4-25 S-2.4-48] an entry has its badge, and the filter text of its name and keyword', () => {
  const [node] = parse([entry('A', { badge: '3', keyword: 'Fees LE' })]).nodes;
  assert.deepEqual([node?.badge, node?.haystack], ['3', 'a\nfees le']);
});

test('[S-3-86] what may be done with a page changes neither its address nor whether it can be opened', () => {
  const opened = [true, false].map((may) => {
    const [node] = parse([entry('A', { edit: may, print: may, view: may })]).nodes;
    return [node?.page, node?.isDisabled];
  });
  assert.deepEqual(opened[0], opened[1]);
});

test('[S-3-42] a page with entries below it is the first of them', () => {
  const { nodes } = parse([entry('Both', { items: [entry('Below')] })]);
  assert.deepEqual(outline(nodes), [['Both', 'Both', 'Below']]);
  assert.equal(nodes[0]?.page, null);
  assert.deepEqual(nodes[0]?.items[0]?.page, page);
});

test('an entry without a name gets the name of its page, or Unnamed, and is logged once', () => {
  const { nodes, oddities } = parse([
    { page, index: 0 },
    { name: ' ', page: { ...page, name: '' }, index: 1 },
    { name: 7, page, index: 2 },
  ]);
  assert.deepEqual(outline(nodes), ['menu-item', 'Unnamed', 'menu-item']);
  assert.deepEqual(oddities, ['an entry has no name', '"Unnamed" has an address that nothing may open']);
});

test('a value that is not a menu is an empty menu, and logged', () => {
  for (const value of ['text', 7, true, { items: [] }]) {
    assert.deepEqual(parse(value), { nodes: [], oddities: ['a list of entries is no list'] });
  }
  assert.deepEqual(parse(null), { nodes: [], oddities: [] });
  assert.deepEqual(parse(['text', null, [entry('x')], {}]), {
    nodes: [],
    oddities: ['an entry is no object', 'an entry has no name', '"Unnamed" opens nothing'],
  });
  assert.deepEqual(parse([{ name: 'Group', items: 'none', index: 0 }]).nodes, []);
});

test('[S-3-42] groups within groups: three levels are kept, deeper entries join the third', () => {
  const deep = (level: number): unknown => ({
    name: `Level ${level}`,
    index: 0,
    items: [entry(`Entry ${level}`), ...(level < 6 ? [deep(level + 1)] : [])],
  });
  const { nodes, oddities } = parse([deep(1)]);
  assert.deepEqual(outline(nodes), [
    ['Level 1', 'Entry 1', ['Level 2', 'Entry 2', ['Level 3', 'Entry 3', 'Entry 4', 'Entry 5', 'Entry 6']]],
  ]);
  assert.deepEqual(oddities, ['groups lie too deep in each other']);
});

test('[S-3-44] entries of a group below the third level are in the order of their index', () => {
  const entries = [entry('Second', { index: 1 }), entry('First', { index: 0 })];
  assert.deepEqual(shown(below(4, entries)), [['Level 1', ['Level 2', ['Level 3', 'First', 'Second']]]]);
});

test('a chain of ten thousand groups does not overflow the stack', () => {
  let chain: unknown = entry('Bottom');
  for (let level = 0; level < 10_000; level += 1) chain = { name: 'Group', index: 0, items: [chain] };
  assert.deepEqual(shown([chain]), [['Group', ['Group', ['Group', 'Bottom']]]]);
});

test('markup, right-to-left text and long names stay text', () => {
  const names = ['<img src=x onerror=alert(1)>', 'טופס הלוואה', 'x'.repeat(200), '{{7*7}}'];
  assert.deepEqual(shown(names.map((name, index) => entry(name, { index }))), names);
  assert.deepEqual(shown([entry('two\nlines\u0000')]), ['two lines']);
});

test('an entry of a known kind with an invalid address is logged without the address; other entries are not logged', () => {
  const at = (name: string, address: string, more: object = {}) =>
    entry(name, { page: { name: 'x', address, kind: 'current' }, ...more });
  const { oddities } = parse([
    at('Script', 'javascript:alert(1)'),
    at('Elsewhere', 'https://evil.example/'),
    at('Sound', '/dashboard'),
    at('Disabled', 'javascript:alert(1)', { isDisabled: true }),
  ]);
  assert.deepEqual(oddities, [
    '"Script" has an address that nothing may open',
    '"Elsewhere" has an address that nothing may open',
  ]);
});

test('a parsed menu that was stored is parsed to the same menu', () => {
  const entries = [
    {
      name: 'Forms',
      index: 1,
      items: [entry('Second', { index: 1 }), entry('First', { icon: 'file', keyword: 'K' })],
    },
    entry('Top', { index: 0, selected: true }),
    entry('Stray', { subMenu: 'Forms', index: 2, isDisabled: true }),
  ];
  const { nodes } = parse(entries);
  assert.deepEqual(parse(JSON.parse(JSON.stringify(nodes))).nodes, nodes);
});
