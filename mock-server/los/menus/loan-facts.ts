import type { LoanUpdate } from '../../../contracts/schemas/events.ts';
import type { Account, LoanDashboard } from '../../../contracts/schemas/loan.ts';
import { problem } from '../../http/problems.ts';
import { emptyFile, type LoanFile } from '../../store/loan-file.ts';
import type { NoteCounts } from '../../store/notes.ts';
import type { Store } from '../../store/store.ts';

/** What the shell knows about an open loan or lead. */
export interface LoanFacts {
  readonly account: Account;
  readonly dashboard: LoanDashboard;
  readonly file: LoanFile;
  readonly notes: NoteCounts;
}

/** @throws {ProblemError} account-not-found */
export async function loanFactsOf(
  { loans, notes }: Pick<Store, 'loans' | 'notes'>,
  worldId: string,
  generalAccountId: number,
): Promise<LoanFacts> {
  const account = await loans.account(worldId, { generalAccountId });
  const dashboard = await loans.dashboardJson(worldId, generalAccountId);
  if (!account || dashboard === null) {
    throw problem('account-not-found', `Loan ${generalAccountId} was not found.`);
  }
  return {
    account,
    dashboard: JSON.parse(dashboard) as LoanDashboard,
    file: (await loans.file(worldId, generalAccountId)) ?? emptyFile,
    notes: await notes.counts(worldId, generalAccountId),
  };
}

/** Whether the application date sets itself, and how many of its six items are there (S-3-36, S-3-37). */
export function applicationCriteriaOf({ dashboard }: LoanFacts): LoanUpdate['applicationCriteria'] {
  const { applicationDate: _date, ...requirements } = dashboard.applicationCriteria;
  return {
    enableApplicationDateAutomation: dashboard.enableApplicationDateAutomation,
    completedApplicationCriteriaRequirements: Object.values(requirements).filter(Boolean).length,
  };
}
