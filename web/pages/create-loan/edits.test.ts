import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressAt, licensedIn, noLists, placed, withEdit, withLeft, withToggle } from './edits.ts';
import { noChoice } from './form-values.ts';
import { emptyForm } from './initial-values.ts';
import { hasNoLicense, propertyStates } from './property.ts';
import { settled } from './settled.ts';
import { zipIndexOf } from './zip-index.ts';

const street = { houseNumber: '18', streetName: 'Alder Court', unitNumber: 'B' };
const withStreet = () =>
  placed(emptyForm(), 'propertyAddress', {
    ...emptyForm().propertyAddress,
    ...street,
    city: 'Seattle',
    state: 'WA',
    zipCode: '98101',
    county: 'King',
  });

test('[L-4.2-10] Pre-Approval clears the street of the property, and leaves its city, state, zip code and county', () => {
  const { propertyAddress } = withToggle(withStreet(), 'isPreApproval', true);
  const { houseNumber, streetName, unitNumber, city, state, zipCode, county } = propertyAddress;
  assert.deepEqual([houseNumber, streetName, unitNumber], ['', '', '']);
  assert.deepEqual([city, state, zipCode, county], ['Seattle', 'WA', '98101', 'King']);
});

test('[L-4.2-10 A-36] Pre-Approval that is turned off restores no street, and a second time clears what was typed since', () => {
  const off = withToggle(withToggle(withStreet(), 'isPreApproval', true), 'isPreApproval', false);
  assert.equal(off.isPreApproval, false);
  assert.equal(off.propertyAddress.streetName, '');
  const again = withToggle(withEdit(off, 'propertyAddress.streetName', 'Birch'), 'isPreApproval', true);
  assert.equal(again.propertyAddress.streetName, '');
});

test('[L-4.4-05 A-35] a pre-approval has no copy of the address of the borrower, whichever switch comes first', () => {
  const copy = withToggle(emptyForm(), 'isPropertyAddressSameAsBorrowerAddress', true);
  assert.equal(copy.isPropertyAddressSameAsBorrowerAddress, true);
  const preApproval = withToggle(copy, 'isPreApproval', true);
  assert.equal(preApproval.isPropertyAddressSameAsBorrowerAddress, false);
  const pressed = withToggle(preApproval, 'isPropertyAddressSameAsBorrowerAddress', true);
  assert.equal(pressed.isPropertyAddressSameAsBorrowerAddress, false);
});

test('[L-4.2-05] Refinance turns Pre-Approval off and does not let it be turned on', () => {
  const refinance = withEdit(withToggle(emptyForm(), 'isPreApproval', true), 'loanPurpose', 'Refinance');
  assert.equal(refinance.isPreApproval, false);
  assert.equal(withToggle(refinance, 'isPreApproval', true).isPreApproval, false);
});

test('[A-17] a loan purpose that is emptied is no purpose, as in a new form', () => {
  const chosen = withEdit(emptyForm(), 'loanPurpose', 'Purchase');
  assert.equal(withEdit(chosen, 'loanPurpose', '').loanPurpose, null);
});

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

const licensed = { ...noLists, institutionId: 7, originatorId: 71, licensedStates: [] };
const chosen = (institution: number, originator: number) => ({
  ...withStreet(),
  institution: { text: 'Harbor Mutual', id: institution },
  originator: { text: 'Dana Reyes', id: originator },
});

test('[L-4.3-02 L-4.3-03] without a licensed state, state and county of the property are emptied', () => {
  const { state, county, city } = settled(chosen(7, 71), licensed).propertyAddress;
  assert.deepEqual([state, county, city], ['', '', 'Seattle']);
});

test('[L-5.1-15] a copy of the address of the borrower keeps its state without a license, and shows the error', () => {
  const copy = { ...chosen(7, 71), isPropertyAddressSameAsBorrowerAddress: true };
  const borrower = placed(copy, 'borrower.presentAddress', {
    ...addressAt(copy, 'borrower.presentAddress'),
    state: 'WA',
  });
  assert.equal(settled(borrower, licensed).propertyAddress.state, 'WA');
});

test('[L-4.3-04] the licenses of another institution or originator say nothing about this one', () => {
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

test('[A-37] until the licenses are known, the property may be in any state, and no license is missing', () => {
  assert.equal(propertyStates(null).length, 59);
  assert.deepEqual([null, []].map(hasNoLicense), [false, true]);
});

test('[A-46] a single licensed state is not chosen by itself', () => {
  const form = placed(chosen(7, 71), 'propertyAddress', { ...withStreet().propertyAddress, state: '' });
  assert.equal(settled(form, { ...licensed, licensedStates: ['WA'] }).propertyAddress.state, '');
});

test('[A-41] the counties of a state are sorted by name', () => {
  const rows = ['Pierce', 'King', 'Kitsap'].map((county) => ({
    zip: '98101',
    city: 'A',
    state: 'WA' as const,
    county,
  }));
  assert.deepEqual(zipIndexOf(rows).countiesOf('WA'), ['King', 'Kitsap', 'Pierce']);
});

test('[L-4.1-10] a list field that is left with blanks only counts as empty', () => {
  const form = { ...chosen(7, 71), institution: { text: '  ', id: null, last: 7 } };
  const left = withLeft(form, 'institution');
  assert.deepEqual([left.institution, left.originator], [noChoice, noChoice]);
  const product = { text: 'Fixed 30', id: 5 };
  const unnamed = { ...chosen(7, 71), originator: { text: '  ', id: null, last: 71 }, product };
  const after = withLeft(unnamed, 'originator');
  assert.deepEqual([after.institution.id, after.originator, after.product], [7, noChoice, noChoice]);
  const without = withLeft({ ...chosen(7, 71), product: { text: ' ', id: null, last: 5 } }, 'product');
  assert.deepEqual([without.originator.id, without.product], [71, noChoice]);
});
