import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenPair, noOfferChoice, offerField, withInstitution } from './offer.ts';

const two = [
  { id: 1, text: 'Quillhaven Savings' },
  { id: 2, text: 'Fennimore Partners' },
];
const blank = noOfferChoice.institution;

const onlyOptions = [
  ['S-4.4-03 S-4.4-04', 'institution', { id: 1, text: 'Quillhaven Savings' }],
  ['S-4.4-05 S-4.4-06', 'originator', { id: 7, text: 'Ann Lee' }],
] as const;

for (const [rules, field, only] of onlyOptions) {
  test(`[${rules}] the only ${field} is chosen and locked`, () => {
    for (const chosen of [blank, { id: 2, text: 'Fennimore Partners' }, { id: null, text: 'Fenn' }]) {
      assert.deepEqual(offerField([only], chosen), { value: only, isLocked: true, message: undefined });
    }
  });
}

test('a list of several options, or of none, has no chosen option at first', () => {
  for (const options of [two, [], undefined]) {
    assert.deepEqual(offerField(options, blank), { value: blank, isLocked: false, message: 'Required' });
  }
});

test('[S-5-03 S-5-04] an empty field is "Required", unlisted text is "Invalid"', () => {
  const messageOf = (text: string, id: number | null) => offerField(two, { text, id }).message;
  assert.equal(messageOf('', null), 'Required');
  assert.equal(messageOf('   ', null), 'Required');
  assert.equal(messageOf('Fennimor', null), 'Invalid');
  assert.equal(messageOf('Fennimore Partners', 2), undefined);
});

test('[S-4.4-08] another institution clears the originator', () => {
  const chosen = {
    institution: { id: 1, text: 'Quillhaven Savings' },
    originator: { id: 7, text: 'Ann Lee' },
  };
  const fennimore = { id: 2, text: 'Fennimore Partners' };
  assert.deepEqual(withInstitution(chosen, fennimore), { institution: fennimore, originator: blank });
  const unlisted = { id: null, text: 'Fenn' };
  assert.deepEqual(withInstitution(chosen, unlisted), { institution: unlisted, originator: blank });
  assert.deepEqual(withInstitution(chosen, chosen.institution), chosen);
});

test('[S-5-01 S-5-02 S-5-05] the ids are null until both are chosen', () => {
  const field = (id: number | null) => offerField(two, { id, text: id === null ? '' : 'chosen' });
  assert.equal(chosenPair(field(null), field(null)), null);
  assert.equal(chosenPair(field(1), field(null)), null);
  assert.equal(chosenPair(field(null), field(2)), null);
  assert.deepEqual(chosenPair(field(1), field(2)), { institutionId: 1, originatorUserId: 2 });
});
