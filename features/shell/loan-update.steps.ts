import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { LoanUpdate } from '../../contracts/operations/events.ts';
import { world } from '../support/users/world.ts';
import { standardLoan } from '../support/vocabulary/standard-loans.ts';

/** The default event about the loan of Casimir Dombrowski. Steps change parts of it. */
const usual: LoanUpdate = {
  loanNumber: standardLoan('Casimir Dombrowski').seed.dashboard.loanNumber,
  generalAccountId: standardLoan('Casimir Dombrowski').seed.generalAccountId,
  borrowers: [{ fullName: 'Casimir Dombrowski', initials: 'CD', borrowerPosition: 'primary borrower' }],
  icons: [],
  complianceAlerts: {
    showComplianceAlerts: true,
    showComplianceAlertsInsufficientData: false,
    showComplianceAlertsStatus: true,
    complianceAlertStatus: 'pass',
    numberOfFailureAlerts: 0,
  },
  notes: { count: 0, countShared: 0 },
  applicationCriteria: {
    enableApplicationDateAutomation: true,
    completedApplicationCriteriaRequirements: 4,
  },
};

const failed = { complianceAlertStatus: 'fail', numberOfFailureAlerts: 2 } as const;

When('the server announces that the borrower is now {string}', (fullName: string) => {
  const initials = fullName.replaceAll(/(\w)\w*\W*/g, '$1').slice(0, 2);
  return announce({ borrowers: [{ fullName, initials, borrowerPosition: 'primary borrower' }] });
});

When('the server announces that the loan has a co-borrower', () => {
  const added = {
    fullName: 'Ludmila Dombrowski',
    initials: 'LD',
    borrowerPosition: 'primary coborrower',
  } as const;
  return announce({ borrowers: [...usual.borrowers, added] });
});

When(
  'the server announces that the loan has {int} notes, {int} of them shared',
  (count: number, countShared: number) => announce({ notes: { count, countShared } }),
);

When(
  'the server announces that the loan has {int} of its application criteria complete',
  (complete: number) =>
    announce({
      applicationCriteria: {
        enableApplicationDateAutomation: true,
        completedApplicationCriteriaRequirements: complete,
      },
    }),
);

When(
  /^the server announces that the icon "(.*)" is (hidden|disabled)$/,
  (name: string, state: 'hidden' | 'disabled') =>
    announce({ icons: [{ name, visible: state !== 'hidden', disabled: state === 'disabled' }] }),
);

When('the server announces that the compliance check failed {int} time(s)', (times: number) =>
  announceCheck({ ...failed, numberOfFailureAlerts: times }),
);

/** Results of the compliance check, by their words in features. */
const checks: Readonly<Record<string, Partial<LoanUpdate['complianceAlerts']>>> = {
  passed: {},
  'passed but does not show its status': { showComplianceAlertsStatus: false },
  'failed but does not show its status': { ...failed, showComplianceAlertsStatus: false },
  'is not shown': { ...failed, showComplianceAlerts: false, showComplianceAlertsInsufficientData: true },
  'has insufficient data although it failed': { ...failed, showComplianceAlertsInsufficientData: true },
  'has insufficient data': {
    showComplianceAlertsInsufficientData: true,
    showComplianceAlertsStatus: false,
    complianceAlertStatus: null,
  },
};

When(
  /^the server announces that the compliance check ((?:passed|failed but|is not|has insufficient).*)$/,
  (result: string) => announceCheck(checks[result] ?? assert.fail(`Unknown result "${result}"`)),
);

Then('the product no longer listens to events', () => assert.rejects(announce({}), /listeners: 0/));

const announce = (changes: Partial<LoanUpdate>): Promise<void> =>
  world.anyUser.announce('loanUpdate', { ...usual, ...changes });

/** Sends the result of a compliance check. The icon is always listed as enabled, since the result alone must decide. */
const announceCheck = (changes: Partial<LoanUpdate['complianceAlerts']>): Promise<void> =>
  announce({
    icons: [{ name: 'compliance-alerts', visible: true, disabled: false, badge: null }],
    complianceAlerts: { ...usual.complianceAlerts, ...changes },
  });
