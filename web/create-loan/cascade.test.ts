import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soleOption, withInstitution, withOriginator } from './cascade.ts';
import { emptyForm, noChoice } from './form-values.ts';

const filled = {
  ...emptyForm(),
  institution: { text: 'Harbor Mutual', id: 7 },
  originator: { text: 'Dana Reyes', id: 31 },
  product: { text: 'Fixed 30', id: 12 },
  loanOriginationType: 'Wholesale',
};
const defaults = { '7': 'Retail', '8': 'Correspondent' };

test('[L-4.1-02 L-4.1-10] another institution sets its default origination type and clears what hangs on it', () => {
  const values = withInstitution(filled, { text: 'Oxley', id: 8 }, defaults);
  assert.equal(values.loanOriginationType, 'Correspondent');
  assert.deepEqual([values.originator, values.product], [noChoice, noChoice]);
});

test('[L-4.1-10] unlisted text as institution clears what hangs on it too', () => {
  const values = withInstitution(filled, { text: 'Oxl', id: null }, defaults);
  assert.equal(values.loanOriginationType, '');
  assert.deepEqual([values.institution.text, values.originator], ['Oxl', noChoice]);
});

test('an institution without a default leaves the origination type empty', () => {
  assert.equal(withInstitution(filled, { text: 'New', id: 9 }, defaults).loanOriginationType, '');
});

test('choosing the same institution again keeps a chosen origination type', () => {
  const values = withInstitution(filled, { text: 'Harbor Mutual', id: 7 }, defaults);
  assert.deepEqual(values, filled);
});

test('[L-4.1-10] another originator clears the product', () => {
  const values = withOriginator(filled, { text: 'Kim Okafor', id: 32 });
  assert.deepEqual([values.originator.id, values.product], [32, noChoice]);
  assert.deepEqual(withOriginator(filled, filled.originator), filled);
});

test('only a list of one has a sole option', () => {
  assert.equal(soleOption(['a']), 'a');
  assert.equal(soleOption(['a', 'b']), null);
  assert.equal(soleOption([]), null);
  assert.equal(soleOption(undefined), null);
});
