import type { LoanUpdate } from '../../contracts/events.ts';
import { standardLoan } from './standard-loans.ts';

/** What an event could say about the loan of Casimir Dombrowski, changed where a scenario needs it. */
export function loanUpdateLike(changes: Partial<LoanUpdate> = {}): LoanUpdate {
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
    ...changes,
  };
}
