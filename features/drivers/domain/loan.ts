import { type DashboardView, dashboardView } from '../../../web/loan/dashboard-view.ts';
import type { LoanActions } from '../areas/loan.ts';
import { imaginedLoan } from '../dashboard/imagined.ts';
import { reading } from '../dashboard/lines.ts';

/** The dashboard as a function of what the server delivers. */
export function loanActions(): Partial<LoanActions> {
  const { actions, dashboard } = imaginedLoan();
  let view: DashboardView | undefined;
  return {
    ...actions,
    showDashboard: async () => {
      view = dashboardView(dashboard());
    },
    ...reading(() => view ?? dashboardView(dashboard())),
  };
}
