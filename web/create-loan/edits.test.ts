import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyForm } from './initial-values.ts';
import { noZips, zipIndexOf } from './zip-index.ts';
import { withLoadedZips, withEdit } from './edits.ts';

const seattle = { zip: '98101', city: 'Seattle', state: 'WA', county: 'King' } as const;
const before = { zips: noZips, licensedStates: null };
const after = { zips: zipIndexOf([seattle]), licensedStates: null };

test('a zip code that was typed before the zip list was loaded gets its place once the list is loaded', () => {
  const typed = withEdit(emptyForm(), 'borrower.presentAddress.zipCode', '98101', before);
  assert.equal(typed.borrower.presentAddress.city, '');
  const { city, state } = withLoadedZips(typed, after).borrower.presentAddress;
  assert.deepEqual({ city, state }, { city: 'Seattle', state: 'WA' });
});

test('loading the zip list keeps entries of the user, and a form without zip codes unchanged', () => {
  const typed = withEdit(emptyForm(), 'propertyAddress.zipCode', '98101', before);
  const own = withEdit(typed, 'propertyAddress.city', 'Fremont', before);
  assert.equal(withLoadedZips(own, after).propertyAddress.city, 'Fremont');
  const empty = emptyForm();
  assert.equal(withLoadedZips(empty, after), empty);
});
