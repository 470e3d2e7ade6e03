import assert from 'node:assert/strict';
import { loanOperations } from '../../../contracts/operations/loan.ts';
import { addressOf } from '../../../contracts/operation.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import { DashboardScreen } from '../../loan/dashboard-screen.ts';
import type { LoanActions } from '../areas/loan.ts';
import { imaginedLoan } from '../dashboard/imagined.ts';
import { reading } from '../dashboard/lines.ts';
import { type StandardLoan, standardLoan } from '../standard-loans.ts';
import type { TabUser } from './tab-user.ts';

export function loanActions(user: TabUser): Partial<LoanActions> {
  let opened: StandardLoan | undefined;
  const { actions, dashboard } = imaginedLoan();
  const screen = new DashboardScreen(user);
  const seesDashboard = () => user.seesTitle(`${opened?.seed.dashboard.loanNumber} ${opened?.borrower}`);
  const openFrom = async (borrower: string, open: (address: string) => Promise<void>) => {
    opened = standardLoan(borrower);
    await open(paths.dashboardOf(opened.applicationIdentifier));
  };
  return {
    ...actions,
    ...reading(() => screen.view()),
    haveOpenLoan: async (borrower) => {
      await openFrom(borrower, (address) => user.open(address));
      seesDashboard();
    },
    // The row of the pipeline is in a frame: this is the address that it leads to.
    openFromFrame: (borrower) =>
      openFrom(borrower, (address) => (user.tab.isOpen ? user.goOn(address) : user.open(address))),
    openDashboard: () => user.open(paths.dashboard),
    showDashboard: async () => {
      await user.enterAs('lending-staff');
      const { applicationIdentifier, seed } = standardLoan('Amelia Thornquist');
      const path = addressOf(loanOperations.getLoanDashboard, { generalAccountId: seed.generalAccountId });
      user.tab.changedResponses.set(path, async () => Response.json(dashboard()));
      await user.open(paths.dashboardOf(applicationIdentifier));
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
