import assert from 'node:assert/strict';
import { test } from 'node:test';
import { facts, table } from './parts.ts';

const shown: readonly (readonly [value: string, markup: string])[] = [
  ['ada.newcomer@example.com', 'ada.<wbr>newcomer@<wbr>example.<wbr>com<wbr>'],
  ['<b>@example.com', '&lt;b&gt;@<wbr>example.<wbr>com<wbr>'],
  ['Ada Newcomer', 'Ada Newcomer'],
  ['6.5 % @ par', '6.5 % @ par'],
];

for (const [value, markup] of shown)
  test(`"${value}" breaks at the signs of an email address only, as a fact and in a table`, () => {
    assert.match(facts([['Email', value]]).toString(), new RegExp(`<dd>${markup}</dd>`));
    const inTable = table('People', [{ label: 'Email', of: (row: string) => row }], [value]).toString();
    assert.match(inTable, new RegExp(`<span class="cell">${markup}</span>`));
  });
