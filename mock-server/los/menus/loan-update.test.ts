import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openStore } from '../../store/open-store.ts';
import { ProblemError } from '../../http/problems.ts';
import { loanRequest } from '../../testing.ts';
import { openWorlds } from '../mock/content.ts';
import { loanUpdateOf } from './loan-update.ts';

test('[S-3-27 S-3-28 S-3-29 S-3-35 S-3-36 S-3-37] an update tells a loan as it is now', async (context) => {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  const world = (await (await openWorlds(store)).create({ seed: 'empty' })).id;
  const now = new Date('2026-03-04T05:06:07Z');
  const { generalAccountId } = await store.in(world).loans.create(loanRequest, {
    objectId: 'somebody',
    now,
    institutionName: 'Marrowbrook Home Lending',
    productName: 'FHA 30 Year Fixed',
    originator: { originatorUserId: 302, firstName: 'Mateo', lastName: 'Alvarado' },
  });
  const note = { generalAccountId, author: 'Leila Sandoval', text: 'Called.', now };
  await store.in(world).notes.add({ ...note, isShared: true });
  await store.in(world).notes.add({ ...note, isShared: false });
  assert.deepEqual(await loanUpdateOf(store.in(world), generalAccountId), {
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
  await assert.rejects(loanUpdateOf(store.in(world), 1), ProblemError);
});
