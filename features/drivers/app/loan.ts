import assert from 'node:assert/strict';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { LoanActions } from '../areas/loan.ts';
import { type StandardLoan, standardLoan } from '../standard-loans.ts';
import type { TabUser } from './tab-user.ts';

export function loanActions(user: TabUser): Partial<LoanActions> {
  let opened: StandardLoan | undefined;
  const seesDashboard = () => {
    if (opened) return user.seesTitle(`${opened.seed.dashboard.loanNumber} ${opened.borrower}`);
    user.seesTitle(/^\d{10} /);
    user.region('region', 'Loan Details');
  };
  return {
    haveOpenLoan: async (borrower) => {
      opened = standardLoan(borrower);
      await user.open(paths.dashboardOf(opened.applicationIdentifier));
      seesDashboard();
    },

    seesNumberAnd: async (name) => user.seesTitle(new RegExp(`^\\d{10} ${name}$`)),
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
