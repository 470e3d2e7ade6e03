import type { LoanDashboard } from '../../../contracts/operations/loan.ts';
import { borrowerFixture, dashboardFixture } from '../../../web/loan/dashboard-fixture.ts';
import type { LoanActions } from '../areas/loan.ts';
import { withFacts } from './facts.ts';

type Imagining = Pick<
  LoanActions,
  'imagine' | 'imagineOnly' | 'imagineResults' | 'imagineCoBorrower' | 'imagineAssigned'
>;

/** A loan whose facts a scenario gives. */
export function imaginedLoan(): { readonly actions: Imagining; readonly dashboard: () => LoanDashboard } {
  let loan: LoanDashboard = { ...dashboardFixture, enableApplicationDateAutomation: true };
  const actions: Imagining = {
    imagine: async (facts) => {
      loan = withFacts(loan, facts);
    },
    imagineOnly: async (fact) => {
      const none = Object.keys(loan.applicationCriteria).filter((name) => name.startsWith('has'));
      loan = withFacts(loan, { ...Object.fromEntries(none.map((name) => [name, 'no'])), [fact]: 'yes' });
    },
    imagineResults: async (results) => {
      const underwritingStatusResults = results.map(([underwritingService = '', statusDisplay = '']) => ({
        underwritingService,
        statusDisplay,
      }));
      loan = { ...loan, loanDetails: { ...loan.loanDetails, underwritingStatusResults } };
    },
    imagineCoBorrower: async (name) => {
      const [borrowerFirstName = '', borrowerLastName = ''] = name.split(' ');
      const names = { borrowerFirstName, borrowerMiddleName: null, borrowerLastName };
      loan = { ...loan, hasCoBorrower: true, primaryCoBorrower: { ...borrowerFixture, ...names } };
    },
    imagineAssigned: async (users) => {
      const assignedUsers = users.map(([firstName = '', lastName = '', role = '']) => ({
        firstName,
        lastName,
        roleDescription: role === '' ? null : role,
      }));
      loan = { ...loan, assignedUsers };
    },
  };
  return { actions, dashboard: () => loan };
}
