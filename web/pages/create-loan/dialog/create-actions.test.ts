import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UserFeatures } from '../../../../contracts/operations/session.ts';
import { createActionsOf, offerAddress } from './create-actions.ts';

const none: UserFeatures = {
  lead: false,
  createLoan: false,
  importLoan: false,
  registration: false,
  quickLock: false,
  scenarioPricer: false,
};
const labels = (features: UserFeatures) => createActionsOf(features).map(({ label }) => label);

const documented = [
  ['S-2.5-03', 'lead', 'Create Lead'],
  ['S-2.5-04', 'createLoan', 'Create Loan'],
  ['S-2.5-05', 'importLoan', 'Import Loan'],
  ['S-2.5-06', 'registration', 'Register Loan'],
  ['S-2.5-07', 'quickLock', 'Quick Lock'],
  ['S-2.5-08', 'scenarioPricer', 'Scenario Pricer'],
] as const;

const everything: UserFeatures = Object.fromEntries(Object.keys(none).map((feature) => [feature, true]));

test('[S-2.5-02] who may do everything sees the six actions in their order', () => {
  assert.deepEqual(
    labels(everything),
    documented.map(([, , label]) => label),
  );
});

for (const [rule, feature, label] of documented) {
  test(`[${rule} S-6-05] "${label}" shows with the feature ${feature} alone, and not with all others`, () => {
    assert.deepEqual(labels({ ...none, [feature]: true }), [label]);
    assert.deepEqual(labels({ [feature]: true }), [label], 'a missing feature counts as false');
    assert.equal(labels({ ...everything, [feature]: false }).includes(label), false);
  });
}

test('[S-2.5-09 S-2.5-10 S-2.5-11] lead, loan and import go to their pages directly', () => {
  assert.deepEqual(createActionsOf({ ...none, lead: true, createLoan: true, importLoan: true }), [
    { label: 'Create Lead', leadsTo: '/new-lead' },
    { label: 'Create Loan', leadsTo: '/create-loan' },
    { label: 'Import Loan', leadsTo: '/lf/import-loan' },
  ]);
});

test('[S-2.5-12 S-2.5-13 S-2.5-14] lock, registration and pricer ask for institution and originator first', () => {
  const actions = createActionsOf({ ...none, registration: true, quickLock: true, scenarioPricer: true });
  assert.deepEqual(actions, [
    { label: 'Register Loan', asksFor: 'register-loan' },
    { label: 'Quick Lock', asksFor: 'quick-lock' },
    { label: 'Scenario Pricer', asksFor: 'scenario-pricer' },
  ]);
  assert.equal(offerAddress('quick-lock', 12, 34), '/lf/quick-lock?institutionId=12&originatorUserId=34');
});
