import assert from 'node:assert/strict';
import { type Account, loanOperations } from '../../../contracts/operations/loan.ts';
import { legacyAddress, legacyPages } from '../../../contracts/api/legacy.ts';
import { addressOf } from '../../../contracts/operation.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import { DashboardScreen } from '../../loan/dashboard-screen.ts';
import type { LoanActions } from '../areas/loan.ts';
import { imaginedLoan } from '../dashboard/imagined.ts';
import { reading } from '../dashboard/lines.ts';
import { type StandardLoan, standardLoan } from '../standard-loans.ts';
import { addressOfPage } from '../vocabulary.ts';
import { factsIn, rowsIn } from '../legacy-pages.ts';
import { routeOfPage } from '../vocabulary.ts';
import type { TabUser } from './tab-user.ts';

export function loanActions(user: TabUser): Partial<LoanActions> {
  let opened: StandardLoan | undefined;
  const { actions, dashboard } = imaginedLoan();
  const screen = new DashboardScreen(user);
  const seesDashboard = () => {
    user.seesTitle(opened ? `${opened.seed.dashboard.loanNumber} ${opened.borrower}` : /^\d{10} /);
    user.region('region', 'Loan Details');
  };
  const openFrom = async (borrower: string, open: (address: string) => Promise<void>) => {
    opened = standardLoan(borrower);
    await open(paths.dashboardOf(opened.applicationIdentifier));
  };
  /** A page of the legacy application as its frame would show it. */
  const htmlAt = async (address: string) =>
    (await user.tab.send(address, { headers: { accept: 'text/html' } })).text();
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

    lists: async (borrower, times) => {
      const rows = rowsIn(await htmlAt(addressOfPage('Mortgage Pipeline')));
      assert.equal(rows.filter((row) => row['Borrower'] === borrower).length, times);
    },
    summaryShows: async (facts) => {
      const { generalAccountId: accountId } = user.kept('account') as Account;
      const shown = factsIn(await htmlAt(legacyAddress('LoanSummary', { accountId })));
      assert.deepEqual(Object.fromEntries(Object.keys(facts).map((fact) => [fact, shown[fact]])), facts);
    },
    seesLeadSummary: async (name) => {
      user.expect(user.address === paths.leadSummary, `the address "${paths.leadSummary}"`);
      user.seesTitle(new RegExp(`^\\d{10} ${name}$`));
    },
    openFromPipeline: async (borrower) => {
      opened = standardLoan(borrower);
      await user.open(routeOfPage('Mortgage Pipeline'));
      await user.goOn(paths.dashboardOf(opened.applicationIdentifier));
      seesDashboard();
    },

    seesDashboard: async () => seesDashboard(),
    hasHiddenFrame: async () =>
      user.hasFrame(
        legacyPages.SelectLoan.title,
        legacyAddress('SelectLoan', { accountId: opened?.seed.generalAccountId }),
      ),
    keepsAccount: async () => {
      const { generalAccountId, originatorUserId } = opened?.seed ?? {};
      const applicationIdentifier = opened?.applicationIdentifier;
      assert.partialDeepStrictEqual(user.kept('account'), {
        generalAccountId,
        applicationIdentifier,
        originatorUserId,
        isLead: false,
      });
    },
  };
}
