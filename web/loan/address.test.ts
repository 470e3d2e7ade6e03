import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressLine } from './address.ts';

const full = { street: '12 Elm Street', city: 'Portland', state: 'ME', zipCode: '04101' };

test('[L-2.3-33] an address reads street, city, state and zip code on one line', () => {
  assert.equal(addressLine(full), '12 Elm Street, Portland, ME 04101');
});

test('[L-2.3-33] missing parts leave no stray commas', () => {
  assert.equal(addressLine({ ...full, street: null }), 'Portland, ME 04101');
  assert.equal(addressLine({ ...full, city: '' }), '12 Elm Street, ME 04101');
  assert.equal(addressLine({ ...full, state: null, zipCode: null }), '12 Elm Street, Portland');
  assert.equal(addressLine({ street: null, city: null, state: null, zipCode: null }), '');
});

test('[L-3.2-04] the zip extension follows its zip code, and does not stand alone', () => {
  assert.equal(addressLine({ ...full, zipExtension: '1234' }), '12 Elm Street, Portland, ME 04101-1234');
  assert.equal(addressLine({ ...full, zipCode: null, zipExtension: '1234' }), '12 Elm Street, Portland, ME');
});
