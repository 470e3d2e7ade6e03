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

const fields: readonly (readonly [rules: string, path: string])[] = [
  ['S-3-27', 'loanNumber'],
  ['S-3-27', 'generalAccountId'],
  ['S-3-28 S-3-38', 'borrowers'],
  ['S-3-29', 'icons'],
  ['S-3-30', 'complianceAlerts.showComplianceAlerts'],
  ['S-3-31', 'complianceAlerts.showComplianceAlertsInsufficientData'],
  ['S-3-32', 'complianceAlerts.showComplianceAlertsStatus'],
  ['S-3-33', 'complianceAlerts.complianceAlertStatus'],
  ['S-3-34', 'complianceAlerts.numberOfFailureAlerts'],
  ['S-3-35', 'notes.count'],
  ['S-3-35', 'notes.countShared'],
  ['S-3-36', 'applicationCriteria.enableApplicationDateAutomation'],
  ['S-3-37', 'applicationCriteria.completedApplicationCriteriaRequirements'],
];

/** Returns the value at a path; undefined if the path does not exist. */
const at = (path: string, value: unknown): unknown =>
  path.split('.').reduce((inner, key) => Object(inner)[key] as unknown, value);

for (const [rules, path] of fields) {
  test(`[${rules}] a loan update has ${path}`, () => {
    const sent = at(path, update);
    assert.notEqual(sent, undefined);
    assert.deepEqual(at(path, read('loanUpdate', update)?.data), sent);
  });

  test(`[${rules}] a loan update without ${path} is refused`, () => {
    const without = structuredClone(update);
    const [last = '', ...parents] = path.split('.').toReversed();
    delete (at(parents.join('.'), without) as Record<string, unknown> | undefined)?.[last];
    if (parents.length === 0) Reflect.deleteProperty(without, last);
    assert.equal(read('loanUpdate', without), null);
  });
}

test('[S-3-33] the compliance alert status is pass, fail or none', () => {
  for (const complianceAlertStatus of ['pass', 'fail', null] as const) {
    const other = { ...update, complianceAlerts: { ...update.complianceAlerts, complianceAlertStatus } };
    assert.deepEqual(read('loanUpdate', other), { name: 'loanUpdate', data: other });
  }
});

test('[S-3-39] a borrower has one of four positions', () => {
  for (const borrowerPosition of [
    'primary borrower',
    'primary coborrower',
    'secondary borrower',
    'secondary coborrower',
  ] as const) {
    const other = { ...update, borrowers: [{ fullName: 'A', initials: 'A', borrowerPosition }] };
    assert.deepEqual(read('loanUpdate', other), { name: 'loanUpdate', data: other });
  }
});

test('[S-3-37] from none to all six criteria may be complete', () => {
  for (const completedApplicationCriteriaRequirements of [0, 6]) {
    const applicationCriteria = {
      enableApplicationDateAutomation: true,
      completedApplicationCriteriaRequirements,
    };
    const other = { ...update, applicationCriteria };
    assert.deepEqual(read('loanUpdate', other), { name: 'loanUpdate', data: other });
  }
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
