import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Check } from 'typebox/value';
import { MenuBorrower, MenuEntry } from './shell.ts';

const entry = { name: 'Loan Estimate', index: 0, drawer: 'Loan' };

test('[S-3-41] the drawer of a menu entry has one of seven values', () => {
  const known = ['Loan', 'Reports', 'Delivery', 'Resources', 'Rates', 'Pipeline', 'Undefined'];
  const allowed = [...known, 'Other', 'loan', '', null].filter((drawer) =>
    Check(MenuEntry, { ...entry, drawer }),
  );
  assert.deepEqual(allowed, known);
});

test('[S-3-39] the position of a borrower has one of four values', () => {
  const known = ['primary', 'secondary'].flatMap((pair) => [`${pair} borrower`, `${pair} coborrower`]);
  const allowed = [...known, 'borrower', '', null].filter((borrowerPosition) =>
    Check(MenuBorrower, { fullName: 'Amelia Thornquist', initials: 'AT', borrowerPosition }),
  );
  assert.deepEqual(allowed, known);
});

test('[S-3-51] a menu entry may say whether its page can be edited, printed and viewed', () => {
  for (const field of ['edit', 'print', 'view']) {
    assert.ok(Check(MenuEntry, { ...entry, [field]: true }), field);
    assert.ok(!Check(MenuEntry, { ...entry, [field]: 'yes' }), field);
  }
});
