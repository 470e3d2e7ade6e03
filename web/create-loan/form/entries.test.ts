import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noZips, zipIndexOf } from '../address/zip-index.ts';
import { emptyForm } from '../form-values.ts';
import { withArrivedZips, withEntry } from './entries.ts';

const seattle = { zip: '98101', city: 'Seattle', state: 'WA', county: 'King' } as const;
const before = { zips: noZips, licensedStates: null };
const after = { zips: zipIndexOf([seattle]), licensedStates: null };

test('the place of a zip code that was typed before the list has arrived is filled in with the list', () => {
  const typed = withEntry(emptyForm(), 'borrower.presentAddress.zipCode', '98101', before);
  assert.equal(typed.borrower.presentAddress.city, '');
  const { city, state } = withArrivedZips(typed, after).borrower.presentAddress;
  assert.deepEqual({ city, state }, { city: 'Seattle', state: 'WA' });
});

test('an entry of the user is kept when the list arrives, and a form without zip codes stays the same', () => {
  const typed = withEntry(emptyForm(), 'propertyAddress.zipCode', '98101', before);
  const own = withEntry(typed, 'propertyAddress.city', 'Fremont', before);
  assert.equal(withArrivedZips(own, after).propertyAddress.city, 'Fremont');
  const empty = emptyForm();
  assert.equal(withArrivedZips(empty, after), empty);
});
