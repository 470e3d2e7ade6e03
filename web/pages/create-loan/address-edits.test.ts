import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AddressPath } from '../../../contracts/fields/create-screen.ts';
import { addressAt, type Lists, noLists, withEdit, withLeft, withLookup } from './edits.ts';
import type { CreateLoanValues } from './form-values.ts';
import { emptyForm } from './initial-values.ts';
import { settled } from './settled.ts';
import { zipIndexOf } from './zip-index.ts';

const seattle = { zip: '98101', city: 'Seattle', state: 'WA', county: 'King' } as const;
const tacoma = { zip: '98402', city: 'Tacoma', state: 'WA', county: 'Pierce' } as const;
const portland = { zip: '97201', city: 'Portland', state: 'OR', county: 'Multnomah' } as const;
const zips = zipIndexOf([seattle, tacoma, portland]);
/** All lists are known: every state is licensed for the choices of the form. */
const known: Lists = { ...noLists, zips, licensedStates: ['OR', 'WA'] };

const addresses = ['borrower.presentAddress', 'coBorrower.presentAddress', 'propertyAddress'] as const;

type Entries = Partial<Record<'zipCode' | 'zipExtension' | 'city' | 'state' | 'county', string>>;

/** Returns the form after entries in an address, in the order that they are given. */
const entered = (path: AddressPath, entries: Entries, from = emptyForm(), lists = known): CreateLoanValues =>
  Object.entries(entries).reduce(
    (form, [name, text]) =>
      name === 'county' && path !== 'propertyAddress'
        ? form
        : settled(withEdit(form, `${path}.${name}` as 'propertyAddress.city', text), lists),
    from,
  );

/** Returns city, state, zip code and extension of an address. */
function placeAt(form: CreateLoanValues, path: AddressPath): readonly string[] {
  const { city, state, zipCode, zipExtension } = addressAt(form, path);
  return [city, state, zipCode, zipExtension];
}

test('[A-170 A-178] state and county of the property are found in lists that come after them', () => {
  const early = entered('propertyAddress', { county: 'king', state: 'washington' }, emptyForm(), noLists);
  const { state, county } = settled(early, known).propertyAddress;
  assert.deepEqual([state, county], ['WA', 'King']);
  const unlicensed = entered('propertyAddress', { state: 'wa' }, emptyForm(), {
    ...known,
    licensedStates: ['OR'],
  });
  assert.equal(unlicensed.propertyAddress.state, 'wa');
  assert.equal(settled(unlicensed, known).propertyAddress.state, 'WA');
});

test('[A-134 A-178] a city in another spelling does not keep its zip code from filling in the place', () => {
  const places = zipIndexOf([{ zip: '83814', city: "Coeur d'Alene", state: 'ID', county: 'Kootenai' }]);
  const lists = { ...known, zips: places, licensedStates: ['ID'] };
  const form = entered('propertyAddress', { city: 'coeur d’Alene', zipCode: '83814' }, emptyForm(), lists);
  assert.deepEqual(placeAt(form, 'propertyAddress'), ["Coeur d'Alene", 'ID', '83814', '']);
  assert.equal(form.propertyAddress.county, 'Kootenai');
});

for (const path of addresses) {
  test(`[A-134] a zip code typed in full fills in the place of ${path}, another one its own place`, () => {
    const filled = entered(path, { zipCode: '98101' });
    assert.deepEqual(placeAt(filled, path), ['Seattle', 'WA', '98101', '']);
    assert.deepEqual(placeAt(entered(path, { zipCode: '9720' }, filled), path), [
      'Seattle',
      'WA',
      '9720',
      '',
    ]);
    assert.deepEqual(placeAt(entered(path, { zipCode: '97201' }, filled), path), [
      'Portland',
      'OR',
      '97201',
      '',
    ]);
    assert.deepEqual(placeAt(entered(path, { zipCode: '' }, filled), path), ['', '', '', '']);
  });

  test(`[A-134] an entry of the user stays in ${path}, and nothing is filled in beside another one`, () => {
    for (const own of [{ city: 'Fremont' }, { state: 'OR' }] as const) {
      const [city, state] = placeAt(entered(path, { ...own, zipCode: '98101' }), path);
      assert.deepEqual({ city, state }, { city: '', state: '', ...own });
    }
    const own = entered(path, { city: 'seattle', zipCode: '98101' });
    assert.deepEqual(placeAt(own, path).slice(1), ['WA', '98101', '']);
    const without = entered(path, { zipCode: '' }, entered(path, { city: 'Seattle', zipCode: '98101' }));
    assert.deepEqual(placeAt(without, path), ['Seattle', '', '', '']);
  });

  test(`[A-134] the extension belongs to the zip code of ${path}: it goes with it`, () => {
    const typed = entered(path, { zipCode: '98101-1234' });
    assert.deepEqual(placeAt(typed, path), ['Seattle', 'WA', '98101', '1234']);
    assert.equal(placeAt(entered(path, { zipCode: '9810' }, typed), path)[3], '1234');
    const other = entered(path, { zipCode: '98402' }, typed);
    assert.deepEqual(placeAt(other, path), ['Tacoma', 'WA', '98402', '']);
    assert.equal(placeAt(entered(path, { zipCode: '98101' }, other), path)[3], '');
    const retyped = entered(path, { zipCode: '98402' }, entered(path, { zipCode: '9840' }, typed));
    assert.deepEqual(placeAt(retyped, path), ['Tacoma', 'WA', '98402', '']);
    const corrected = entered(path, { zipCode: '98101' }, entered(path, { zipCode: '9810' }, typed));
    assert.deepEqual(placeAt(corrected, path), ['Seattle', 'WA', '98101', '1234']);
    for (const text of ['98101-12345', '98101-123', '098101-1234'])
      assert.deepEqual(placeAt(entered(path, { zipCode: text }), path).slice(2), [text, ''], text);
    const first = entered(path, { zipExtension: '1234', zipCode: '98101' });
    assert.equal(placeAt(first, path)[3], '1234');
  });

  test(`[L-4.4-03 A-82] another state clears city and zip code of ${path}, the first one and the same one do not`, () => {
    const first = entered(path, { city: 'Seattle', zipCode: '98101', zipExtension: '1234', state: 'WA' });
    const place = ['Seattle', 'WA', '98101', '1234'];
    assert.deepEqual(placeAt(first, path), place);
    assert.deepEqual(placeAt(entered(path, { state: 'WA' }, first), path), place);
    const unfinished = entered(path, { state: 'W' }, first);
    assert.deepEqual(placeAt(entered(path, { state: 'WA' }, unfinished), path), place);
    const other = entered(path, { state: 'OR' }, unfinished);
    assert.deepEqual(placeAt(other, path), ['', 'OR', '', '']);
    assert.deepEqual(placeAt(entered(path, { state: 'WA' }, other), path), ['', 'WA', '', '']);
  });

  test(`[L-4.4-03] a state of ${path} that is left empty clears city and zip code`, () => {
    const emptied = entered(path, { state: '' }, entered(path, { zipCode: '98101' }));
    assert.deepEqual(placeAt(emptied, path), ['Seattle', '', '98101', '']);
    const left = withLeft(emptied, `${path}.state`);
    assert.deepEqual(placeAt(left, path), ['', '', '', '']);
    const again = entered(path, { city: 'Salem', state: 'OR' }, left);
    assert.deepEqual(placeAt(again, path), ['Salem', 'OR', '', '']);
  });

  test(`[L-4.4-01 A-40] a place picked for ${path} replaces all entries but the extension of another zip code`, () => {
    const before = entered(path, { city: 'Salem', state: 'OR', zipCode: '97301', zipExtension: '1234' });
    const picked = settled(withLookup(before, path, seattle, known), known);
    assert.deepEqual(placeAt(picked, path), ['Seattle', 'WA', '98101', '']);
  });
}

test('[A-134] a county that the user entered stays when another zip code is typed', () => {
  const own = entered('propertyAddress', { county: 'King', zipCode: '98101' });
  assert.deepEqual(placeAt(own, 'propertyAddress').slice(0, 2), ['Seattle', 'WA']);
  const other = entered('propertyAddress', { zipCode: '97201' }, own);
  assert.deepEqual([other.propertyAddress.county, other.propertyAddress.city], ['King', '']);
});

test('[A-134] once the user has changed a place that was filled in, licenses that arrive later take nothing back', () => {
  const before = { ...known, licensedStates: null };
  const filled = entered('propertyAddress', { zipCode: '98101', city: 'Fremont' }, emptyForm(), before);
  const after = settled(filled, { ...known, licensedStates: ['OR'] });
  assert.deepEqual(placeAt(after, 'propertyAddress').slice(0, 2), ['Fremont', 'WA']);
});

const copying = { isPropertyAddressSameAsBorrowerAddress: true, isCoBorrowerAddressSame: true };

test('[L-4.4-06 A-32] the copy of the co-borrower follows the address only, and stays without its own state', () => {
  const borrower = entered('borrower.presentAddress', { zipCode: '98101' });
  const named = withEdit({ ...borrower, ...copying }, 'coBorrower.firstName', 'Corin');
  const copy = settled(withEdit(named, 'borrower.presentAddress.streetName', 'Birch'), known);
  assert.deepEqual(
    [copy.coBorrower.firstName, copy.coBorrower.presentAddress.streetName],
    ['Corin', 'Birch'],
  );
  const off = entered(
    'coBorrower.presentAddress',
    { state: 'OR' },
    { ...copy, isCoBorrowerAddressSame: false },
  );
  assert.deepEqual(placeAt(off, 'borrower.presentAddress'), ['Seattle', 'WA', '98101', '']);
});

test('[A-33] the property that copies the borrower has the county of its zip code, its only county, or none', () => {
  for (const [zipCode, state, county] of [
    ['98101', 'WA', 'King'],
    ['97301', 'OR', 'Multnomah'],
    ['98999', 'WA', ''],
  ] as const) {
    const copy = entered('borrower.presentAddress', { state, zipCode }, { ...emptyForm(), ...copying });
    for (const form of [copy, settled(copy, known)])
      assert.deepEqual([form.propertyAddress.zipCode, form.propertyAddress.county], [zipCode, county]);
  }
});

test('[A-33] the county of a property stays when the borrower has the same zip code and state', () => {
  const entries = { state: 'WA', zipCode: '98999' } as const;
  const own = entered('propertyAddress', { ...entries, county: 'Skagit' });
  const copy = settled({ ...entered('borrower.presentAddress', entries, own), ...copying }, known);
  assert.equal(copy.propertyAddress.county, 'Skagit');
});
