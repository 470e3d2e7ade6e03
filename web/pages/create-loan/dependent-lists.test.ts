import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  institutionOf,
  originatorOf,
  soleOption,
  withInstitution,
  withOriginator,
  withoutBlankChoice,
} from './dependent-lists.ts';
import { noChoice } from './form-values.ts';
import { emptyForm } from './initial-values.ts';

const filled = {
  ...emptyForm(),
  institution: { text: 'Harbor Mutual', id: 7 },
  originator: { text: 'Dana Reyes', id: 31 },
  product: { text: 'Fixed 30', id: 12 },
  loanOriginationType: 'Wholesale',
};
const oxley = { text: 'Oxley', id: 8 };
const defaults = { '7': 'Retail', '8': 'Correspondent' };

test('[L-4.1-02 L-4.1-10] another institution sets its default origination type and clears the dependent fields', () => {
  const values = withInstitution(filled, oxley, defaults);
  assert.equal(values.loanOriginationType, 'Correspondent');
  assert.deepEqual([values.originator, values.product], [noChoice, noChoice]);
});

test('[L-4.1-10] text that names no institution changes nothing that depends on it', () => {
  const values = withInstitution(filled, { text: 'Harbor Mutualx', id: null }, defaults);
  assert.deepEqual({ ...values, institution: filled.institution }, filled);
  assert.equal(institutionOf(values), 7);
  assert.deepEqual(withInstitution(values, filled.institution, defaults).originator, filled.originator);
  assert.deepEqual(withInstitution(values, oxley, defaults).originator, noChoice);
});

test('[A-133] the former institution or originator, chosen again, restores nothing', () => {
  const back = withInstitution(withInstitution(filled, oxley, defaults), filled.institution, defaults);
  assert.deepEqual([back.originator, back.product, back.loanOriginationType], [noChoice, noChoice, 'Retail']);
  const moved = withOriginator(filled, { text: 'Kim Okafor', id: 32 });
  assert.deepEqual(withOriginator(moved, filled.originator).product, noChoice);
});

test('[A-133] leaving the institution or originator empty clears its dependent fields', () => {
  const blank = withInstitution(filled, noChoice, defaults);
  assert.deepEqual(blank.originator, filled.originator);
  const left = withoutBlankChoice(blank, 'institution');
  assert.deepEqual([left.originator, left.product, institutionOf(left)], [noChoice, noChoice, null]);
  const unnamed = withoutBlankChoice(withOriginator(filled, noChoice), 'originator');
  assert.deepEqual([unnamed.product, originatorOf(unnamed)], [noChoice, null]);
  assert.deepEqual(withoutBlankChoice(filled, 'institution'), filled);
});

test('[A-18] an institution without a default leaves the origination type empty', () => {
  assert.equal(withInstitution(filled, { text: 'New', id: 9 }, defaults).loanOriginationType, '');
});

test('[A-133] choosing the same institution again keeps a chosen origination type', () => {
  const values = withInstitution(filled, { text: 'Harbor Mutual', id: 7 }, defaults);
  assert.deepEqual(values, filled);
});

test('[L-4.1-10] another originator clears the product', () => {
  const values = withOriginator(filled, { text: 'Kim Okafor', id: 32 });
  assert.deepEqual([values.originator.id, values.product], [32, noChoice]);
  assert.deepEqual(withOriginator(filled, filled.originator), filled);
});

test('[A-46] soleOption returns the option of a list with one option, and null for other lists', () => {
  assert.equal(soleOption(['a']), 'a');
  assert.equal(soleOption(['a', 'b']), null);
  assert.equal(soleOption([]), null);
  assert.equal(soleOption(undefined), null);
});
