import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withInstitution } from './dependent-lists.ts';
import { licensedIn, noLists, withEdit } from './edits.ts';
import { emptyForm } from './initial-values.ts';
import { settled } from './settled.ts';

test('[A-192] tabs and line breaks of pasted table cells become one blank, in each field of text', () => {
  const pasted = 'Ann\t\r\nMarie';
  for (const path of [
    'borrower.firstName',
    'coBorrower.presentAddress.city',
    'propertyAddress.streetName',
  ] as const) {
    const form = withEdit(emptyForm(), path, pasted);
    const found = path.split('.').reduce<unknown>((node, name) => Reflect.get(Object(node), name), form);
    assert.equal(found, 'Ann Marie', path);
  }
});

const chosen = (institution: number, originator: number) => ({
  ...withEdit(emptyForm(), 'propertyAddress.state', 'WA'),
  institution: { text: 'Harbor Mutual', id: institution },
  originator: { text: 'Dana Reyes', id: originator },
  loanOriginationType: 'Wholesale',
});

test('[L-4.3-04] the licenses of another institution or originator say nothing about this one', () => {
  const licensed = { ...noLists, institutionId: 7, originatorId: 71, licensedStates: [] };
  assert.deepEqual(licensedIn(licensed, chosen(7, 71)), []);
  for (const [institution, originator] of [
    [8, 71],
    [7, 72],
  ] as const) {
    const form = chosen(institution, originator);
    assert.equal(licensedIn(licensed, form), null);
    assert.equal(settled(form, licensed).propertyAddress.state, 'WA');
  }
});

test('[A-18 A-133] an institution sets its default origination type, or none; the same one keeps the chosen type', () => {
  const typeAt = (id: number) =>
    withInstitution(chosen(7, 71), { text: 'Any', id }, { '7': 'Retail', '8': 'Correspondent' })
      .loanOriginationType;
  assert.deepEqual([7, 8, 9].map(typeAt), ['Wholesale', 'Correspondent', '']);
});
