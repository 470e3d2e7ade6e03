import assert from 'node:assert/strict';
import { legacyAddress, legacyPages } from '../../../contracts/api/legacy.ts';
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
  const seesDashboard = () => {
    if (opened) return user.seesTitle(`${opened.seed.dashboard.loanNumber} ${opened.borrower}`);
    user.seesTitle(/^\d{10} /);
    user.region('region', 'Loan Details');
  };
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
    seesLeadSummary: async (name) => {
      user.expect(user.address === paths.leadSummary, `the address ${paths.leadSummary}`);
      user.seesTitle(new RegExp(`^\\d{10} ${name}$`));
    },
    hasHiddenFrame: async () =>
      user.hasFrame(
        legacyPages.SelectLoan.title,
        legacyAddress('SelectLoan', { accountId: opened?.seed.generalAccountId }),
      ),
    keepsAccount: async () => {
      const kept: unknown = JSON.parse(user.tab.storage.sessionStorage.getItem('account') ?? '{}');
      const { generalAccountId, originatorUserId } = opened?.seed ?? {};
      const applicationIdentifier = opened?.applicationIdentifier;
      assert.partialDeepStrictEqual(kept, {
        generalAccountId,
        applicationIdentifier,
        originatorUserId,
        isLead: false,
      });
    },
  };
}
