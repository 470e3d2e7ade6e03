import type { WorkQueueType } from '../../contracts/api/options.ts';
import type { LoanRow } from '../store/store.ts';
import { day, given, usd } from './format.ts';
import { type Html, html } from './html.ts';
import type { LegacyPageRenderer } from './page.ts';

/** Which loans a pipeline lists, and how it speaks of them. */
export interface Pipeline {
  readonly kind: 'loan' | 'lead';
  readonly queue?: WorkQueueType;
  readonly empty: string;
}

/** The two pipelines and the five queues are one table over different loans. */
export const pipelinePage =
  ({ kind, queue, empty }: Pipeline): LegacyPageRenderer =>
  async ({ store, world }) => {
    const rows = await store.loans.list(world.id, queue ? { kind, queue } : { kind });
    return {
      announces: 'pipelineReset',
      content:
        rows.length === 0
          ? html`<p class="empty">${empty}</p>`
          : table(rows, { kind, opensTasks: queue !== undefined }),
    };
  };

interface TableOptions {
  readonly kind: Pipeline['kind'];
  readonly opensTasks: boolean;
}

const table = (rows: readonly LoanRow[], { kind, opensTasks }: TableOptions): Html => html`
<div class="scroll" role="region" aria-labelledby="caption" tabindex="0">
<table>
<caption id="caption">${counted(rows.length, kind)}, newest activity first</caption>
<thead>
<tr>
<th scope="col">Loan Number</th><th scope="col">Borrower</th><th scope="col">Institution</th>
<th scope="col">Purpose</th><th scope="col" class="number">Loan Amount</th><th scope="col">Status</th>
<th scope="col">Lock</th><th scope="col">Closing Date</th>
</tr>
</thead>
<tbody>
${rows.map((row) => line(row, opensTasks ? taskRoute(row) : loanRoute(row)))}
</tbody>
</table>
</div>`;

const line = (row: LoanRow, route: string): Html => html`<tr data-route="${route}">
<th scope="row"><a href="${route}" target="_top">${row.loanNumber}</a></th>
<td>${given(row.borrowerName)}</td><td>${given(row.institution)}</td><td>${given(row.loanPurpose)}</td>
<td class="number">${usd(row.loanAmount)}</td><td>${given(row.loanStatus)}</td>
<td>${given(row.lockStatus)}</td><td>${day(row.closingDate)}</td>
</tr>
`;

const loanRoute = ({ applicationIdentifier }: LoanRow): string =>
  `/dashboard/${encodeURIComponent(applicationIdentifier)}`;

/** A queue opens a loan together with its task (document 001, section 2.1). */
const taskRoute = (row: LoanRow): string =>
  row.taskId === null ? loanRoute(row) : `/dashboard/${row.generalAccountId}/${row.taskId}`;

function counted(count: number, kind: Pipeline['kind']): string {
  if (count >= mostRows) return `The latest ${mostRows} ${kind}s`;
  return count === 1 ? `1 ${kind}` : `${count} ${kind}s`;
}

/** The store answers at most so many rows. */
const mostRows = 100;
