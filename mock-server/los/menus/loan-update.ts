import type { LoanUpdate } from '../../../contracts/schemas/events.ts';
import { complianceAlertsOf, menuBorrowersOf } from '../../store/loan-file.ts';
import type { Store } from '../../store/store.ts';
import { applicationCriteriaOf, loanFactsOf } from './loan-facts.ts';
import { pageIconsOf } from './page-icons.ts';

/**
 * What the event `loanUpdate` says about a loan as it is now.
 *
 * @throws {ProblemError} account-not-found
 */
export async function loanUpdateOf(
  store: Pick<Store, 'loans' | 'notes'>,
  worldId: string,
  generalAccountId: number,
): Promise<LoanUpdate> {
  const facts = await loanFactsOf(store, worldId, generalAccountId);
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
