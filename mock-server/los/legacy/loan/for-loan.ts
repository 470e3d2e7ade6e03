import { greatestId, isIdText } from '../../../../contracts/schema.ts';
import type { Account } from '../../../../contracts/operations/loan.ts';
import { type OpenLoan, openLoanOf } from '../../menus/loan-facts.ts';
import type { LegacyPageRenderer, PageContext, PageView, SeeOther } from '../page/page.ts';
import { notice } from '../page/parts.ts';

/**
 * Renders a page, or handles its form, about the loan in the parameter `accountId`; without this parameter, about the
 * user's open loan.
 */
export const forLoan =
  <View extends PageView | SeeOther>(
    render: (context: PageContext, loan: OpenLoan) => Promise<View> | View,
  ) =>
  async (context: PageContext): Promise<View | PageView> => {
    const loan = await loanOf(context);
    return 'content' in loan ? loan : render(context, loan);
  };

/** Renders a page about the loan in the parameter `accountId`. An address without a loan shows no other loan. */
export const forNamedLoan =
  (render: (context: PageContext, loan: OpenLoan) => Promise<PageView> | PageView): LegacyPageRenderer =>
  (context) =>
    context.query['accountId'] === undefined ? unnamedLoan() : forLoan(render)(context);

async function loanOf({ store, objectId, query, world }: PageContext): Promise<OpenLoan | PageView> {
  const asked = query['accountId'];
  if (asked !== undefined && !isAccountId(asked)) return unnamedLoan();
  const id = asked === undefined ? await store.sessions.selectedLoan(objectId) : Number(asked);
  if (id === null) return notice(404, 'No Loan Is Open', 'Open a loan from a pipeline or work queue first.');
  const loan = await openLoanOf(store, id, world.now());
  return (
    loan ??
    notice(404, 'Loan Not Found', `We couldn't find loan ${id}. Open a loan from a pipeline or work queue.`)
  );
}

const unnamedLoan = (): PageView =>
  notice(
    400,
    'Loan Not Found',
    "We couldn't tell which loan to open. Open a loan from a pipeline or work queue.",
  );

/** Returns true if a parameter is a well-formed id of an account, task, institution or originator. */
export const isAccountId = (value: unknown): value is string =>
  typeof value === 'string' && isIdText(value) && Number(value) <= greatestId;

/** Returns the title of a loan: its number and borrower. */
export const titleOf = ({ account }: OpenLoan): string =>
  `${account.isLead ? 'Lead' : 'Loan'} ${account.loanNumber} ${account.borrowerName}`.trim();

/** Returns the names of all borrowers of a loan, in one text: 'A and B' or 'A, B, and C'. */
export const applicantsOf = ({ dashboard, file }: OpenLoan): string =>
  new Intl.ListFormat('en-US').format(
    [
      ...[dashboard.primaryBorrower, dashboard.primaryCoBorrower].map((borrower) =>
        [borrower?.borrowerFirstName, borrower?.borrowerMiddleName, borrower?.borrowerLastName]
          .filter(Boolean)
          .join(' '),
      ),
      ...[file.secondaryBorrower, file.secondaryCoBorrower].map((person) =>
        person ? `${person.firstName} ${person.lastName}`.trim() : '',
      ),
    ].filter((name) => name !== ''),
  );

/** Returns the address of the property on one line; blank if it is not known. */
export const propertyOf = (details: OpenLoan['dashboard']['loanDetails']): string => {
  const stateAndZip = [details.propertyAddressState, details.propertyAddressZipCode];
  return [details.propertyAddressStreet, details.propertyAddressCity, stateAndZip.filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
};

/** Returns the name of the originator of a loan; blank if none is assigned. */
export function originatorOf({ dashboard }: Pick<OpenLoan, 'dashboard'>): string {
  const originator = dashboard.assignedUsers.find(({ roleDescription }) => roleDescription === 'Originator');
  return originator ? `${originator.firstName} ${originator.lastName}` : '';
}

/** Returns the SPA's route to the dashboard of a loan. */
export const dashboardRoute = ({ applicationIdentifier }: Pick<Account, 'applicationIdentifier'>): string =>
  `/dashboard/${encodeURIComponent(applicationIdentifier)}`;
