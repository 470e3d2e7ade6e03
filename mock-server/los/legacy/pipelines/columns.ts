import type { LoanDashboard } from '../../../../contracts/operations/dashboard.ts';
import { type HtmlValue, html } from '../../../platform/html/html.ts';
import type { LoanRow } from '../../../store/repositories/loan.ts';
import type { LoanSort } from '../../../store/repositories/loan-list.ts';
import type { Compliance, LoanFile } from '../../../store/repositories/loan.ts';
import { dashboardRoute, originatorOf } from '../loan/for-loan.ts';
import { dayAt, given, notGiven, usd } from '../page/format.ts';
import { closingOf, lockOf, statusOf } from '../page/loan-chips.ts';
import { chip, type Column, routeLink } from '../page/parts.ts';

/** A column of a pipeline or queue. Without a sort order, its heading is no link. */
export type ListColumn = Column<LoanRow> & { readonly sort?: LoanSort };

/** What a list shows of a loan besides its row, by account id. */
export type Documents = ReadonlyMap<number, Details>;

interface Details {
  readonly dashboard: LoanDashboard;
  readonly file: LoanFile;
}

/** Returns the route that a row opens: the dashboard, in a queue with the task (document 001, section 2.1). */
export const routeOf = (row: LoanRow): string =>
  row.taskId === null ? dashboardRoute(row) : `/dashboard/${row.generalAccountId}/${row.taskId}`;

/** The order of the Closing Queue: the next closing first, loans without a closing date last. */
export const nextClosingFirst = { sort: 'closing', direction: 'asc' } as const;

export const loanColumns = (now: Date): readonly ListColumn[] => [
  ...who,
  ...terms,
  lock,
  closing(now),
  activity('Activity'),
];

/** The columns of the Closing Queue: what a closer needs before the next closing. */
export const closingColumns = (now: Date, documents: Documents): readonly ListColumn[] => [
  ...who,
  ...terms,
  {
    label: 'Compliance',
    of: ({ generalAccountId }) => {
      const compliance = documents.get(generalAccountId)?.file.compliance;
      return compliance && complianceOf(compliance);
    },
  },
  lock,
  closing(now),
  activity('Activity'),
];

/** The columns of the Lead Pipeline: how to reach a lead, and who does. A lead has neither lock nor closing. */
export const leadColumns = (_now: Date, documents: Documents): readonly ListColumn[] => {
  const column = (label: string, valueOf: (lead: Details) => HtmlValue): ListColumn => ({
    label,
    of: ({ generalAccountId }) => {
      const lead = documents.get(generalAccountId);
      return lead ? valueOf(lead) : notGiven;
    },
  });
  return [
    ...who,
    column('Phone', ({ dashboard: { primaryBorrower: borrower } }) => {
      const phone = borrower.cellPhone || borrower.homePhone || borrower.workPhone;
      return html`<span class="phone">${given(phone)}</span>`;
    }),
    column('Source', ({ file }) => given(file.source)),
    column('Originator', (lead) => given(originatorOf(lead))),
    ...terms,
    activity('Last Contact'),
  ];
};

const who: readonly ListColumn[] = [
  { label: 'Loan Number', sort: 'loanNumber', of: (row) => routeLink(row.loanNumber, routeOf(row)) },
  { label: 'Borrower', sort: 'borrower', of: (row) => given(row.borrowerName) },
];

const terms: readonly ListColumn[] = [
  { label: 'Institution', sort: 'institution', of: (row) => given(row.institution) },
  { label: 'Purpose', sort: 'purpose', of: (row) => given(row.loanPurpose) },
  { label: 'Loan Amount', sort: 'amount', of: (row) => usd(row.loanAmount), isNumber: true },
  { label: 'Status', sort: 'status', of: statusOf },
];

const lock: ListColumn = { label: 'Lock', sort: 'lock', of: lockOf };

const closing = (now: Date): ListColumn => ({
  label: 'Closing Date',
  sort: 'closing',
  of: (row) => closingOf(row, now),
});

const activity = (label: string): ListColumn => ({
  label,
  sort: 'activity',
  of: (row) => dayAt(row.updatedAt),
});

function complianceOf({ verdict, failures }: Compliance): HtmlValue {
  switch (verdict) {
    case 'pass':
      return chip('Passed', 'pass');
    case 'fail':
      return chip(failures.length === 1 ? '1 finding' : `${failures.length} findings`, 'fail');
    case 'insufficient':
      return chip('Insufficient data', 'caution');
    case 'unchecked':
      return chip('Not checked');
  }
}
