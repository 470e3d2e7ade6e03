import assert from 'node:assert/strict';
import { test, after } from 'node:test';
import { emptyFile } from '../../store/repositories/loan.ts';
import { ordinaryLoan } from '../../test/loan-sketch.ts';
import { type LoanSketch, loanFrom } from '../seeds/sketch.ts';
import { applicationCriteriaOf, complianceAlertsOf, menuBorrowersOf, loanUpdateOf } from './loan-facts.ts';
import { Worlds } from '../../platform/worlds/worlds.ts';
import { openStore } from '../../platform/worlds/open-store.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { loanRequest } from '../../test/server.ts';

const borrowersOf = (more: Partial<LoanSketch> = {}) => {
  const { dashboard, file = emptyFile } = loanFrom({ ...ordinaryLoan, ...more }, '2026-03-10');
  return menuBorrowersOf(dashboard, file).map((one) => [one.borrowerPosition, one.fullName, one.initials]);
};

test('[S-2.4-33 S-3-38] up to four borrowers are in the order of the menu', () => {
  const four: Partial<LoanSketch> = {
    coBorrower: { name: ['Corin', null, 'Fenwright'] },
    secondPair: [
      { firstName: 'ida', lastName: 'd’Ost' },
      { firstName: 'Ole', lastName: 'Ost' },
    ],
  };
  assert.deepEqual(borrowersOf(four), [
    ['primary borrower', 'Orla Fenwright', 'OF'],
    ['primary coborrower', 'Corin Fenwright', 'CF'],
    ['secondary borrower', 'ida d’Ost', 'ID'],
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
  assert.deepEqual(alerts({ complianceFailures: ['giftLetterMissing', 'aprInaccurate'] }), {
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

const store = await openStore(':memory:');
after(() => store.close());
const world = store.in((await (await Worlds.open(store)).create({ seed: 'empty' })).id);
const now = new Date('2026-03-04T05:06:07Z');
const { generalAccountId } = await world.loans.create(loanRequest, {
  objectId: 'somebody',
  now,
  institutionName: 'Marrowbrook Home Lending',
  productCode: 'FHA30',
  originator: { originatorUserId: 302, firstName: 'Mateo', lastName: 'Alvarado' },
});
const note = { generalAccountId, author: 'Leila Sandoval', text: 'Called.', now };
await world.notes.add({ ...note, isShared: true });
await world.notes.add({ ...note, isShared: false });

test('[S-3-27 S-3-28 S-3-29 S-3-31 S-3-35 S-3-36 S-3-37] an update has what pages show of a new loan', async () => {
  assert.deepEqual(await loanUpdateOf(world, generalAccountId), {
    loanNumber: '1000123501',
    generalAccountId,
    borrowers: [{ fullName: 'Wilhelmina Ashdown', initials: 'WA', borrowerPosition: 'primary borrower' }],
    icons: [
      { name: 'application-criteria', visible: true, disabled: false, badge: '5/6' },
      { name: 'view-notes', visible: true, disabled: false, badge: '2' },
      { name: 'add-note', visible: true, disabled: false, badge: null },
      { name: 'compliance-alerts', visible: true, disabled: true, badge: '!' },
    ],
    complianceAlerts: {
      showComplianceAlerts: true,
      showComplianceAlertsInsufficientData: true,
      showComplianceAlertsStatus: false,
      complianceAlertStatus: null,
      numberOfFailureAlerts: 0,
    },
    notes: { count: 2, countShared: 1 },
    applicationCriteria: {
      enableApplicationDateAutomation: true,
      completedApplicationCriteriaRequirements: 5,
    },
  });
});

test('[S-3-37] the date of a complete application is no item of its own', () => {
  const { dashboard } = loanFrom({ ...ordinaryLoan, appliedIn: -20 }, '2026-03-10');
  assert.ok(dashboard.applicationCriteria.applicationDate);
  assert.equal(applicationCriteriaOf({ dashboard }).completedApplicationCriteriaRequirements, 6);
});

test('an unknown loan has no update', async () => {
  await assert.rejects(loanUpdateOf(world, 1), ProblemError);
});
