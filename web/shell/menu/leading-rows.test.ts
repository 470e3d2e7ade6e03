import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadingRows } from './leading-rows.ts';
import type { MenuNode } from './menu-node.ts';
import { parseMenu } from './parse-menu.ts';

const page = { name: 'menu-item', address: '/MenuItem/Show', kind: 'legacy-page' };
const item = (name: string, index: number) => ({ name, index, page });
const { nodes } = parseMenu([
  { name: 'A', index: 0, items: [item('A1', 0), item('A2', 1)] },
  { name: 'B', index: 1, items: [item('B1', 0), item('B2', 1)] },
  item('C', 2),
]);
const names = (shown: readonly MenuNode[]): unknown[] =>
  shown.map(({ name, items }) => [name, ...items.map((below) => below.name)]);
const open = () => true;

test('all rows of a short menu are rendered', () => {
  const all = leadingRows(nodes, 7, open);
  assert.equal(all.isAll, true);
  assert.deepEqual(
    all.nodes.map((node, at) => node === nodes[at]),
    [true, true, true],
  );
});

test('only the first rows of a long menu are rendered; a group counts as a row and may be cut', () => {
  assert.deepEqual(names(leadingRows(nodes, 5, open).nodes), [
    ['A', 'A1', 'A2'],
    ['B', 'B1'],
  ]);
  assert.equal(leadingRows(nodes, 5, open).isAll, false);
  assert.equal(leadingRows(nodes, 6, open).isAll, false);
});

test('entries of a closed group are not counted', () => {
  const closed = leadingRows(nodes, 3, () => false);
  assert.equal(closed.isAll, true);
  assert.equal(closed.nodes[0], nodes[0]);
});

test('a group in the last row also has its first entry', () => {
  const { nodes: drawn, isAll } = leadingRows(nodes, 4, open);
  assert.deepEqual(names(drawn), [
    ['A', 'A1', 'A2'],
    ['B', 'B1'],
  ]);
  assert.equal(isAll, false);
});
