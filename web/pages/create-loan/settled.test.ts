import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressAt, noLists, withEdit } from './edits.ts';
import { emptyForm } from './initial-values.ts';
import { settled } from './settled.ts';
import { zipIndexOf } from './zip-index.ts';

const zips = zipIndexOf([
  { zip: '98101', city: 'Seattle', state: 'WA', county: 'King' },
  { zip: '97201', city: 'Portland', state: 'OR', county: 'Multnomah' },
]);
const lists = { ...noLists, zips };

test('[A-170 A-134] a zip code that was typed before the list of zip codes was loaded gets its place once it is loaded', () => {
  const typed = withEdit(emptyForm(), 'borrower.presentAddress.zipCode', '98101');
  const { city, state } = settled(typed, lists).borrower.presentAddress;
  assert.deepEqual({ city, state }, { city: 'Seattle', state: 'WA' });
});

test('[L-4.4-04] a state that was entered before the list of zip codes was loaded gets its only county', () => {
  const entered = withEdit(emptyForm(), 'propertyAddress.state', 'OR');
  assert.equal(settled(entered, lists).propertyAddress.county, 'Multnomah');
  const own = withEdit(entered, 'propertyAddress.county', 'Lane');
  assert.equal(settled(own, lists).propertyAddress.county, 'Lane');
});

test('[A-134] loading the list of zip codes keeps entries of the user, and a form without zip codes unchanged', () => {
  const typed = withEdit(emptyForm(), 'propertyAddress.zipCode', '98101');
  const own = withEdit(typed, 'propertyAddress.city', 'Fremont');
  assert.equal(settled(own, lists).propertyAddress.city, 'Fremont');
  const empty = emptyForm();
  assert.equal(settled(empty, lists), empty);
});

test('[A-134] a place that the user empties stays empty', () => {
  const filled = settled(withEdit(emptyForm(), 'propertyAddress.zipCode', '98101'), lists);
  for (const path of ['propertyAddress.city', 'propertyAddress.county'] as const) {
    const emptied = settled(withEdit(filled, path, ''), lists);
    assert.equal(
      path.split('.').reduce<unknown>((node, key) => Reflect.get(Object(node), key), emptied),
      '',
    );
  }
});

test('[L-4.4-02] a place that was filled in before the licenses were known goes if its state has none', () => {
  const filled = settled(withEdit(emptyForm(), 'propertyAddress.zipCode', '98101'), lists);
  assert.equal(addressAt(filled, 'propertyAddress').state, 'WA');
  const { city, state, county, zipCode } = settled(filled, {
    ...lists,
    licensedStates: ['OR'],
  }).propertyAddress;
  assert.deepEqual([city, state, county, zipCode], ['', '', '', '98101']);
});
