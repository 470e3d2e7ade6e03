import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Lists, noLists, withEdit } from './edits.ts';
import type { CreateLoanValues } from './form-values.ts';
import { emptyForm } from './initial-values.ts';
import { settled } from './settled.ts';
import { zipIndexOf } from './zip-index.ts';

const zips = zipIndexOf([
  { zip: '98101', city: 'Seattle', state: 'WA', county: 'King' },
  { zip: '97201', city: 'Portland', state: 'OR', county: 'Multnomah' },
  { zip: '83814', city: "Coeur d'Alene", state: 'ID', county: 'Kootenai' },
]);
const known: Lists = { ...noLists, zips, licensedStates: ['ID', 'OR', 'WA'] };
const unlicensed: Lists = { ...known, licensedStates: ['OR'] };
const loading: Lists = { ...known, licensedStates: null };

type Entries = Partial<Record<'zipCode' | 'city' | 'state' | 'county', string>>;

/** Returns the form after entries in the address of the property, in the order that they are given. */
const entered = (entries: Entries, lists: Lists): CreateLoanValues =>
  Object.entries(entries).reduce(
    (form, [name, text]) =>
      settled(withEdit(form, `propertyAddress.${name}` as 'propertyAddress.city', text), lists),
    emptyForm(),
  );

/** What is entered in the property while some lists are known, and its place once others are known. */
const arrivals: readonly (readonly [
  title: string,
  Entries,
  before: Lists,
  after: Lists,
  place: readonly string[],
])[] = [
  [
    '[A-178] names are found in lists',
    { county: 'king', state: 'washington' },
    noLists,
    known,
    ['', 'WA', 'King'],
  ],
  ['[A-178] a state is found in licenses', { state: 'wa' }, unlicensed, known, ['', 'WA', 'King']],
  ['[L-4.4-04] a state gets its only county', { state: 'OR' }, noLists, known, ['', 'OR', 'Multnomah']],
  ['[L-4.4-04] an entered county stays', { state: 'OR', county: 'Lane' }, noLists, known, ['', 'OR', 'Lane']],
  [
    '[A-134] an entered city stays',
    { zipCode: '98101', city: 'Fremont' },
    noLists,
    known,
    ['Fremont', '', ''],
  ],
  ['[L-4.4-02] a place without a license goes', { zipCode: '98101' }, loading, unlicensed, ['', '', '']],
  [
    '[A-134] a changed place stays',
    { zipCode: '98101', city: 'Kent' },
    loading,
    unlicensed,
    ['Kent', 'WA', 'King'],
  ],
  [
    '[A-178] a city in another spelling',
    { city: 'coeur d’Alene', zipCode: '83814' },
    known,
    known,
    ["Coeur d'Alene", 'ID', 'Kootenai'],
  ],
];

for (const [title, entries, before, after, place] of arrivals)
  test(`[A-170] in a list that arrives late: ${title}`, () => {
    const { city, state, county } = settled(entered(entries, before), after).propertyAddress;
    assert.deepEqual([city, state, county], place);
  });
