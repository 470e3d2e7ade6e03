import assert from 'node:assert/strict';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { LoanActions } from '../areas/loan.ts';
import { type StandardLoan, standardLoan } from '../standard-loans.ts';
import { routeOfPage } from '../vocabulary.ts';
import type { TabUser } from './tab-user.ts';

export function loanActions(user: TabUser): Partial<LoanActions> {
  let opened: StandardLoan | undefined;
  const seesDashboard = () => user.seesTitle(`${opened?.seed.dashboard.loanNumber} ${opened?.borrower}`);
  return {
    haveOpenLoan: async (borrower) => {
      opened = standardLoan(borrower);
      await user.open(paths.dashboardOf(opened.applicationIdentifier));
      seesDashboard();
    },

    openFromPipeline: async (borrower) => {
      opened = standardLoan(borrower);
      await user.open(routeOfPage('Mortgage Pipeline'));
      await user.goOn(paths.dashboardOf(opened.applicationIdentifier));
      seesDashboard();
    },

    seesDashboard: async () => seesDashboard(),
    keepsAccount: async () => {
      const account = user.tab.storage.sessionStorage.getItem('account') ?? '{}';
      assert.equal(
        (JSON.parse(account) as { readonly generalAccountId?: number }).generalAccountId,
        opened?.seed.generalAccountId,
      );
    },
  };
}
