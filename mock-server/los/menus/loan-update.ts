import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import { complianceAlertsOf, menuBorrowersOf, applicationCriteriaOf, loanFactsOf } from './loan-facts.ts';
import type { WorldStore } from '../../store/store.ts';
import { pageIconsOf } from './page-icons.ts';

/**
 * What the event `loanUpdate` says about a loan as it is now.
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
