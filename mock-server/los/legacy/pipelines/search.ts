import type { LoanRow } from '../../../store/repositories/loan.ts';
import { dayAt, given, usd } from '../page/format.ts';
import { textInput } from '../page/forms.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import { dashboardRoute } from '../loan/for-loan.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { nothing, routeLink, table } from '../page/parts.ts';
import { longestSearch, readList } from './loan-table.ts';
import { statusOf } from '../page/loan-chips.ts';

const mostResults = 50;

/** The page that searches loans and leads together. */
export const search: LegacyPageRenderer = async ({ store, query }) => {
  const { text } = readList(query);
  const found =
    text === ''
      ? []
      : (
          await Promise.all(
            (['loan', 'lead'] as const).map((kind) => store.loans.list({ kind, text, limit: mostResults })),
          )
        ).flat();
  return {
    content: html`<form class="filter" method="get" action="/lf/search" target="_top" role="search">
<label class="wide"><span>Search loans and leads by number, last four digits or name</span>
${textInput('search', 'search', { value: text, longest: longestSearch })}</label>
<button class="button primary">Search</button>
</form>
${results(text, found)}`,
  };
};

function results(text: string, rows: readonly LoanRow[]): Html {
  if (text === '') return nothing('Enter a name, a loan number, or its last four digits.');
  if (rows.length === 0)
    return nothing('No loans or leads match. Check the spelling, or enter fewer letters.');
  const count = rows.length === 1 ? '1 result' : `${rows.length} results`;
  return table(
    count,
    [
      { label: 'Loan Number', of: (row) => routeLink(row.loanNumber, dashboardRoute(row)) },
      { label: 'Borrower', of: (row) => given(row.borrowerName) },
      { label: 'Type', of: (row) => (row.isLead ? 'Lead' : 'Loan') },
      { label: 'Institution', of: (row) => given(row.institution) },
      { label: 'Loan Amount', of: (row) => usd(row.loanAmount), isNumber: true },
      { label: 'Status', of: statusOf },
      { label: 'Last Activity', of: (row) => dayAt(row.updatedAt) },
    ],
    rows,
  );
}
