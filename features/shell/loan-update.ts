import assert from 'node:assert/strict';
import type { LoanUpdate } from '../../contracts/operations/events.ts';
import { standardLoan } from '../vocabulary/standard-loans.ts';

/** Returns the default event about the loan of Casimir Dombrowski. */
function usualUpdate(): LoanUpdate {
  const { seed, borrower } = standardLoan('Casimir Dombrowski');
  return {
    loanNumber: seed.dashboard.loanNumber,
    generalAccountId: seed.generalAccountId,
    borrowers: [{ fullName: borrower, initials: 'CD', borrowerPosition: 'primary borrower' }],
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
}

const borrower = (fullName: string, initials: string): Partial<LoanUpdate> => ({
  borrowers: [{ fullName, initials, borrowerPosition: 'primary borrower' }],
});

const failed = {
  showComplianceAlertsStatus: true,
  complianceAlertStatus: 'fail',
  numberOfFailureAlerts: 2,
} as const;

/** Returns the result of a compliance check. The server lists the icon as enabled, whatever the check has found. */
const check = (changes: Partial<LoanUpdate['complianceAlerts']>): Partial<LoanUpdate> => ({
  icons: [{ name: 'compliance-alerts', visible: true, disabled: false, badge: null }],
  complianceAlerts: { ...usualUpdate().complianceAlerts, ...changes },
});

/** Phrases of features, each with the change of the event that it describes. Phrases contain names and numbers. */
const announcements: readonly (readonly [RegExp, (...parts: string[]) => Partial<LoanUpdate>])[] = [
  [/^a change of another loan$/, () => ({ generalAccountId: 123_401 })],
  [/^the borrower has a new name$/, () => borrower('Casimir Nowak', 'CN')],
  [/^the borrower has a long name$/, () => borrower('Wilhelmina Featherstonehaugh-Cholmondeley', 'WF')],
  [
    /^the loan has a co-borrower$/,
    () => ({
      borrowers: [
        ...usualUpdate().borrowers,
        { fullName: 'Ludmila Dombrowski', initials: 'LD', borrowerPosition: 'primary coborrower' },
      ],
    }),
  ],
  [
    /^the loan has (\d+) notes, (\d+) of them shared$/,
    (count, shared) => ({ notes: { count: Number(count), countShared: Number(shared) } }),
  ],
  [
    /^the loan has (\d+) of its application criteria complete$/,
    (complete) => ({
      applicationCriteria: {
        enableApplicationDateAutomation: true,
        completedApplicationCriteriaRequirements: Number(complete),
      },
    }),
  ],
  [
    /^the application date of the loan is entered by hand$/,
    () => ({
      applicationCriteria: {
        enableApplicationDateAutomation: false,
        completedApplicationCriteriaRequirements: 6,
      },
    }),
  ],
  [
    /^the icon "(.*)" is (hidden|disabled)$/,
    (name = '', state) => ({
      icons: [{ name, visible: state !== 'hidden', disabled: state === 'disabled' }],
    }),
  ],
  [/^the compliance check passed$/, () => ({})],
  [
    /^the compliance check failed (\d+) times?$/,
    (times) => check({ ...failed, numberOfFailureAlerts: Number(times) }),
  ],
  [
    /^the compliance check (passed|failed) but does not show its status$/,
    (found) => check({ ...(found === 'failed' ? failed : {}), showComplianceAlertsStatus: false }),
  ],
  [
    /^the compliance check is not shown$/,
    () => check({ ...failed, showComplianceAlerts: false, showComplianceAlertsInsufficientData: true }),
  ],
  [
    /^the compliance check has insufficient data although it failed$/,
    () => check({ ...failed, showComplianceAlertsInsufficientData: true }),
  ],
  [
    /^the compliance check has insufficient data$/,
    () =>
      check({
        showComplianceAlertsInsufficientData: true,
        showComplianceAlertsStatus: false,
        complianceAlertStatus: null,
      }),
  ],
];

/** Returns the event for a phrase of a feature. @throws {AssertionError} for an unknown phrase */
export function updateFor(words: string): LoanUpdate {
  for (const [pattern, changes] of announcements) {
    const parts = pattern.exec(words);
    if (parts) return { ...usualUpdate(), ...changes(...parts.slice(1)) };
  }
  return assert.fail(`Unknown event "${words}"`);
}
