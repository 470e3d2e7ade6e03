import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { defaultWorldId } from '../../control/worlds/worlds.ts';
import { openStore } from '../../store/open-store.ts';
import { ProblemError } from '../../http/problems.ts';
import { loanRequest } from '../../testing/server.ts';
import { Worlds } from '../../control/worlds/worlds.ts';
import { loanUpdateOf } from './loan-update.ts';

const store = await openStore(':memory:');
after(() => store.close());
const world = store.in((await (await Worlds.open(store)).create({ seed: 'empty' })).id);
const now = new Date('2026-03-04T05:06:07Z');
const { generalAccountId } = await world.loans.create(loanRequest, {
  objectId: 'somebody',
  now,
  institutionName: 'Marrowbrook Home Lending',
  productName: 'FHA 30 Year Fixed',
  originator: { originatorUserId: 302, firstName: 'Mateo', lastName: 'Alvarado' },
});
const note = { generalAccountId, author: 'Leila Sandoval', text: 'Called.', now };
await world.notes.add({ ...note, isShared: true });
await world.notes.add({ ...note, isShared: false });
const update = await loanUpdateOf(world, generalAccountId);

test('[S-3-27] an update names the loan', () => {
  assert.deepEqual([update.loanNumber, update.generalAccountId], ['1000123501', generalAccountId]);
});

test('[S-3-28] an update has the borrowers', () => {
  assert.deepEqual(update.borrowers, [
    { fullName: 'Wilhelmina Ashdown', initials: 'WA', borrowerPosition: 'primary borrower' },
  ]);
});

test('[S-3-28] an update of a loan with four borrowers has all of them', async () => {
  const { borrowers } = await loanUpdateOf(store.in(defaultWorldId), 123_421);
  assert.deepEqual(
    borrowers.map(({ borrowerPosition }) => borrowerPosition),
    ['primary borrower', 'primary coborrower', 'secondary borrower', 'secondary coborrower'],
  );
});

test('[S-3-29] an update has the icons with their badges', () => {
  assert.deepEqual(update.icons, [
    { name: 'application-criteria', visible: true, disabled: false, badge: '5/6' },
    { name: 'view-notes', visible: true, disabled: false, badge: '2' },
    { name: 'add-note', visible: true, disabled: false, badge: null },
    { name: 'compliance-alerts', visible: true, disabled: true, badge: '!' },
  ]);
});

test('an update of a new loan has too little data for compliance alerts', () => {
  assert.deepEqual(update.complianceAlerts, {
    showComplianceAlerts: true,
    showComplianceAlertsInsufficientData: true,
    showComplianceAlertsStatus: false,
    complianceAlertStatus: null,
    numberOfFailureAlerts: 0,
  });
});

test('[S-3-35] an update counts the notes, and the shared ones among them', () => {
  assert.deepEqual(update.notes, { count: 2, countShared: 1 });
});

test('[S-3-36 S-3-37] an update has the application criteria', () => {
  assert.deepEqual(update.applicationCriteria, {
    enableApplicationDateAutomation: true,
    completedApplicationCriteriaRequirements: 5,
  });
});

test('an unknown loan has no update', async () => {
  await assert.rejects(loanUpdateOf(world, 1), ProblemError);
});
