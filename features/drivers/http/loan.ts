import assert from 'node:assert/strict';
import type { Account } from '../../../contracts/operations/loan.ts';
import { dashboardView, type DashboardView } from '../../../web/loan/dashboard-view.ts';
import { loanApi } from '../../../web/loan/api.ts';
import { type LoanSource, openLoan } from '../../../web/loan/open-loan.ts';
import { createStorage } from '../../../web/shared/storage.ts';
import type { LoanActions } from '../areas/loan.ts';
import { reading } from '../dashboard/lines.ts';
import { expectedRow, queueLoans, standardLoans } from '../standard-loans.ts';
import type { HttpContext } from './context.ts';
import { memory } from './memory.ts';
import type { Row } from '../legacy-pages.ts';
import { rowsOf } from './legacy.ts';

/** Opens a loan as the dashboard's route does. */
export interface OpenLoanHere {
  open(source: LoanSource): Promise<void>;
}

const pipeline = 'Mortgage Pipeline';

export function loanActions(
  context: HttpContext,
): Partial<LoanActions> & OpenLoanHere & { look(page: string): Promise<void> } {
  const storage = createStorage({ session: memory(), local: memory() });
  let account: Account | undefined;
  let view: DashboardView | undefined;
  let rows: readonly Row[] = [];

  const open = async (source: LoanSource) => {
    const opened = await context.store.dispatch(openLoan(source, storage));
    assert.equal(opened.outcome, 'opened');
    if (opened.outcome !== 'opened') return;
    account = opened.account;
    if (account.isLead) return;
    const request = loanApi.endpoints.getLoanDashboard.initiate(account.generalAccountId);
    view = dashboardView(await context.store.dispatch(request).unwrap());
  };
  const shown = (): DashboardView => view ?? assert.fail('No dashboard was opened');

  return {
    ...reading(shown),
    open,
    look: async (page) => {
      rows = await rowsOf(context, page);
    },
    listsStandardLoans: async () =>
      assert.deepEqual(picked(rows), standardLoans().map(expectedRow).toSorted(byNumber)),
    listsQueueOnly: async (queue) =>
      assert.deepEqual(picked(rows), queueLoans(queue).map(expectedRow).toSorted(byNumber)),
    lists: async (borrower, times) => {
      const found = (await rowsOf(context, pipeline)).filter((row) => row['Borrower'] === borrower);
      assert.equal(found.length, times);
    },
    isUnchanged: async () =>
      assert.deepEqual(
        picked(await rowsOf(context, pipeline)),
        standardLoans().map(expectedRow).toSorted(byNumber),
      ),
  };
}

/** The columns that the features speak of, in the order of the loan numbers. */
const picked = (rows: readonly Row[]) =>
  rows
    .map((row) => ({
      number: row['Loan Number'] ?? '',
      borrower: row['Borrower'] ?? '',
      amount: row['Loan Amount'] ?? '',
      status: row['Status'] ?? '',
    }))
    .toSorted(byNumber);

const byNumber = (a: { readonly number: string }, b: { readonly number: string }) =>
  a.number.localeCompare(b.number);
