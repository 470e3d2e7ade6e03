import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyFile, fileFrom } from '../../store/schema/loan-row.ts';
import { ordinaryLoan } from '../../testing/loan-sketch.ts';
import { type LoanSketch, loanFrom } from '../../seeds/sketch.ts';
import { complianceAlertsOf, menuBorrowersOf } from './loan-facts.ts';

const borrowersOf = (more: Partial<LoanSketch> = {}) => {
  const { dashboard, file = emptyFile } = loanFrom({ ...ordinaryLoan, ...more }, '2026-03-10');
  return menuBorrowersOf(dashboard, file).map((one) => [one.borrowerPosition, one.fullName, one.initials]);
};

test('up to four borrowers are in the order of the menu', () => {
  const four: Partial<LoanSketch> = {
    coBorrower: { name: ['Corin', null, 'Fenwright'] },
    secondPair: [
      { firstName: 'Ida', lastName: 'Ost' },
      { firstName: 'Ole', lastName: 'Ost' },
    ],
  };
  assert.deepEqual(borrowersOf(four), [
    ['primary borrower', 'Orla Fenwright', 'OF'],
    ['primary coborrower', 'Corin Fenwright', 'CF'],
    ['secondary borrower', 'Ida Ost', 'IO'],
    ['secondary coborrower', 'Ole Ost', 'OO'],
  ]);
  assert.deepEqual(
    borrowersOf().map(([position]) => position),
    ['primary borrower'],
  );
});

test('[S-3-30 S-3-31 S-3-32] compliance is not checked, insufficient, passes, or fails with a count', () => {
  const alerts = (more: Partial<LoanSketch> = {}) =>
    complianceAlertsOf(loanFrom({ ...ordinaryLoan, ...more }, '2026-03-10').file ?? emptyFile);
  const shown = { showComplianceAlerts: true };
  assert.deepEqual(alerts(), {
    ...shown,
    showComplianceAlertsInsufficientData: true,
    showComplianceAlertsStatus: false,
    complianceAlertStatus: null,
    numberOfFailureAlerts: 0,
  });
  const judged = { ...shown, showComplianceAlertsInsufficientData: false, showComplianceAlertsStatus: true };
  assert.deepEqual(alerts({ complianceFailures: [] }), {
    ...judged,
    complianceAlertStatus: 'pass',
    numberOfFailureAlerts: 0,
  });
  assert.deepEqual(alerts({ complianceFailures: ['One.', 'Two.'] }), {
    ...judged,
    complianceAlertStatus: 'fail',
    numberOfFailureAlerts: 2,
  });
  assert.deepEqual(alerts({ complianceFailures: null }), {
    showComplianceAlerts: false,
    showComplianceAlertsInsufficientData: false,
    showComplianceAlertsStatus: false,
    complianceAlertStatus: null,
    numberOfFailureAlerts: 0,
  });
});

test('missing data in the file of an older release is empty', () => {
  assert.deepEqual(fileFrom('{}'), emptyFile);
  assert.deepEqual(fileFrom('{"occupancy":"Second Home"}'), { ...emptyFile, occupancy: 'Second Home' });
});
