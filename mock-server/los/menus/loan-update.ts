import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import { complianceAlertsOf, menuBorrowersOf, applicationCriteriaOf, loanFactsOf } from './loan-facts.ts';
import type { WorldStore } from '../../store/store.ts';
import { pageIconsOf } from './page-icons.ts';

/**
 * Returns the data of the event `loanUpdate` for the current state of a loan.
 *
 * @throws {ProblemError} account-not-found
 */
export async function loanUpdateOf(store: WorldStore, generalAccountId: number): Promise<LoanUpdate> {
  const facts = await loanFactsOf(store, generalAccountId);
  return {
    loanNumber: facts.account.loanNumber,
    generalAccountId,
    borrowers: menuBorrowersOf(facts.dashboard, facts.file),
    icons: pageIconsOf(facts),
    complianceAlerts: complianceAlertsOf(facts.file),
    notes: { ...facts.notes },
    applicationCriteria: applicationCriteriaOf(facts),
  };
}
