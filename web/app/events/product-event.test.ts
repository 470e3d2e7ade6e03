import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import { parseEvent } from './product-event.ts';

const update: LoanUpdate = {
  loanNumber: '1000123404',
  generalAccountId: 123_404,
  borrowers: [
    { fullName: 'Casimir Dombrowski', initials: 'CD', borrowerPosition: 'primary borrower' },
    { fullName: 'Halina Dombrowski', initials: 'HD', borrowerPosition: 'secondary borrower' },
  ],
  icons: [{ name: 'add-note', visible: true, disabled: false, badge: null }],
  complianceAlerts: {
    showComplianceAlerts: true,
    showComplianceAlertsInsufficientData: false,
    showComplianceAlertsStatus: true,
    complianceAlertStatus: 'fail',
    numberOfFailureAlerts: 3,
  },
  notes: { count: 2, countShared: 1 },
  applicationCriteria: { enableApplicationDateAutomation: true, completedApplicationCriteriaRequirements: 4 },
};
const read = (name: string | undefined, data: unknown) => parseEvent(name, JSON.stringify(data));

test('[S-3-38 S-3-39] a loan update arrives whole, with each position of a borrower and each status of a check', () => {
  for (const borrowerPosition of [
    'primary borrower',
    'primary coborrower',
    'secondary borrower',
    'secondary coborrower',
  ] as const)
    for (const complianceAlertStatus of ['pass', 'fail', null] as const)
      for (const completedApplicationCriteriaRequirements of [0, 6]) {
        const sent = {
          ...update,
          borrowers: [{ fullName: 'A', initials: 'A', borrowerPosition }],
          complianceAlerts: { ...update.complianceAlerts, complianceAlertStatus },
          applicationCriteria: {
            ...update.applicationCriteria,
            completedApplicationCriteriaRequirements,
          },
        };
        assert.deepEqual(read('loanUpdate', sent), { name: 'loanUpdate', data: sent });
      }
});

/** Returns copies of a value that each lack one of its fields. */
const incomplete = (value: object): object[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)),
    ...(typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? incomplete(inner).map((less) => ({ ...value, [key]: less }))
      : []),
  ]);

test('a loan update without one of its fields is refused', () => {
  const all = incomplete(update);
  assert.equal(all.length, 16);
  for (const less of all) assert.equal(read('loanUpdate', less), null, JSON.stringify(less));
});

test('[S-4.1-30] menuUpdate and sessionExtend are parsed, and unknown fields are dropped', () => {
  assert.deepEqual(read('menuUpdate', { generalAccountId: 7, more: 1 }), {
    name: 'menuUpdate',
    data: { generalAccountId: 7 },
  });
  assert.deepEqual(read('sessionExtend', {}), { name: 'sessionExtend', data: {} });
  assert.deepEqual(read('loanUpdate', { ...update, more: 1 }), { name: 'loanUpdate', data: update });
});

test('[S-3-33 S-3-39] an event with any invalid field is refused', () => {
  const broken: readonly Readonly<Record<string, unknown>>[] = [
    { loanNumber: 7 },
    { generalAccountId: '123404' },
    { generalAccountId: 0 },
    { borrowers: null },
    { borrowers: [{ fullName: 'A', initials: 'A', borrowerPosition: 'guarantor' }] },
    { borrowers: ['Casimir'] },
    { icons: [{ name: 'add-note', visible: 'yes', disabled: false }] },
    { icons: [{ name: 'add-note', visible: true, disabled: false, badge: 3 }] },
    { complianceAlerts: null },
    { complianceAlerts: { ...update.complianceAlerts, complianceAlertStatus: 'maybe' } },
    { complianceAlerts: { ...update.complianceAlerts, numberOfFailureAlerts: -1 } },
    { complianceAlerts: { ...update.complianceAlerts, showComplianceAlerts: 1 } },
    { notes: { count: 1 } },
    { notes: { count: 1.5, countShared: 0 } },
    { applicationCriteria: { ...update.applicationCriteria, completedApplicationCriteriaRequirements: 7 } },
    { applicationCriteria: [] },
  ];
  for (const change of broken) {
    assert.equal(read('loanUpdate', { ...update, ...change }), null, JSON.stringify(change));
  }
});

test('[S-4.1-30] an undocumented event, and data that is not a JSON object, are refused', () => {
  for (const name of [undefined, '', 'message', 'toString', '__proto__', 'LoanUpdate']) {
    assert.equal(read(name, update), null, String(name));
  }
  for (const data of ['', '{', 'null', '[]', '"text"', '7']) {
    assert.equal(parseEvent('sessionExtend', data), null, data);
  }
});
