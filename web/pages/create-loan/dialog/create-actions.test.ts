import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UserFeatures } from '../../../../contracts/operations/session.ts';
import { createActionsOf, offerAddress } from './create-actions.ts';

/** The actions in their order, each with the feature that shows it. */
const documented = [
  ['S-2.5-03', 'lead', 'Create Lead'],
  ['S-2.5-04', 'createLoan', 'Create Loan'],
  ['S-2.5-05', 'importLoan', 'Import Loan'],
  ['S-2.5-06', 'registration', 'Register Loan'],
  ['S-2.5-07', 'quickLock', 'Quick Lock'],
  ['S-2.5-08', 'scenarioPricer', 'Scenario Pricer'],
] as const;

const everything: UserFeatures = Object.fromEntries(documented.map(([, feature]) => [feature, true]));

for (const [rule, feature, label] of documented)
  test(`[${rule}] "${label}" shows with the feature ${feature} alone, and not with all others`, () => {
    const labels = (features: UserFeatures) => createActionsOf(features).map((action) => action.label);
    assert.deepEqual(labels({ [feature]: true }), [label]);
    const others = documented.filter(([, other]) => other !== feature).map(([, , other]) => other);
    assert.deepEqual(labels({ ...everything, [feature]: false }), others);
  });

test('the address of an offer has the ids of institution and originator', () =>
  assert.equal(offerAddress('quick-lock', 12, 34), '/lf/quick-lock?institutionId=12&originatorUserId=34'));
