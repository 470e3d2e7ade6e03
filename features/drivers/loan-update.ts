import type { LoanUpdate } from '../../contracts/operations/events.ts';
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

/** What the server can tell, by the words of the features. */
const updates: Readonly<Record<string, Partial<LoanUpdate>>> = {
  'the loan passed its compliance check and has no notes': {},
  'too little is known of the loan': {
    complianceAlerts: {
      ...loanUpdateLike().complianceAlerts,
      showComplianceAlertsInsufficientData: true,
      complianceAlertStatus: null,
    },
  },
  'the loan has a co-borrower': {
    borrowers: [
      ...loanUpdateLike().borrowers,
      { fullName: 'Ludmila Dombrowski', initials: 'LD', borrowerPosition: 'primary coborrower' },
    ],
  },
  'the borrower has a new name': {
    borrowers: [{ fullName: 'Casimir Nowak', initials: 'CN', borrowerPosition: 'primary borrower' }],
  },
  'the borrower has a long name': {
    borrowers: [
      {
        fullName: 'Wilhelmina Featherstonehaugh-Cholmondeley',
        initials: 'WF',
        borrowerPosition: 'primary borrower',
      },
    ],
  },
  'another loan': { generalAccountId: 123_401 },
};

/** The event by which the server tells what the words say. */
export const toldUpdate = (what: string): LoanUpdate => loanUpdateLike(updates[what]);
