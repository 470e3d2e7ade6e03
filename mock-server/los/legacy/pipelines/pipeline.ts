import type { LegacyPageName } from '../../../../contracts/api/legacy.ts';
import type { WorkQueueType } from '../../../../contracts/api/options.ts';
import type { UserFeatures } from '../../../../contracts/operations/session.ts';
import type { LoanPage } from '../../../store/repositories/loan-list.ts';
import type { Direction, LoanSort } from '../../../store/repositories/loan-list.ts';
import { officeDay } from '../../seeds/business-days.ts';
import { leadStatuses, loanStatuses } from '../../seeds/statuses.ts';
import { select, textInput } from '../page/forms.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import { dashboardRoute } from '../loan/for-loan.ts';
import type { LegacyPageRenderer, PageView } from '../page/page.ts';
import { nothing, routeButton, routeLink } from '../page/parts.ts';
import { type Documents, type ListColumn, loanColumns } from './columns.ts';
import {
  firstPageRoute,
  type ListRequest,
  longestSearch,
  pageRoute,
  readList,
  loanTable,
} from './loan-table.ts';

/** The loans and texts of a pipeline or work queue. */
export interface Pipeline {
  readonly name: LegacyPageName;
  readonly kind: 'loan' | 'lead';
  readonly queue?: WorkQueueType;
  /** Default: newest activity first. */
  readonly order?: { readonly sort: LoanSort; readonly direction: Direction };
  /** The columns of a list that shows more than the rows of its loans. */
  readonly columns?: (now: Date, documents: Documents) => readonly ListColumn[];
  /** Text that an empty list shows. */
  readonly empty: string;
  /** The create button and the feature that a user needs for it. */
  readonly create?: {
    readonly feature: keyof UserFeatures;
    readonly label: string;
    readonly route: string;
  };
}

const rowsOnAPage = 50;

/** Returns the page of a pipeline or work queue. */
export const pipelinePage =
  ({ name, kind, queue, order, columns, empty, create }: Pipeline): LegacyPageRenderer =>
  async ({ store, user, query, world }) => {
    const route = `/lf/${name}`;
    const request = readList(query);
    const { text, status, ...asked } = request;
    const now = world.now();
    const page = await store.loans.page({
      kind,
      today: officeDay(now),
      limit: rowsOnAPage,
      ...(asked.sort === undefined && order),
      ...asked,
      ...(queue && { queue }),
      ...(text !== '' && { text }),
      ...(status !== '' && { status }),
    });
    const mayCreate = create && user.features[create.feature] === true && create;
    const shown = columns
      ? columns(now, await store.loans.documents(page.rows.map((row) => row.generalAccountId)))
      : loanColumns(now);
    const isFiltered = text !== '' || status !== '';
    const none = isFiltered
      ? nothing(`No ${kind}s match. Try fewer letters, or another number or name.`)
      : nothing(empty, elsewhere(name, mayCreate));
    return {
      ...(query['handedOver'] === 'true' && text !== '' && { found: foundBy(page) }),
      content: html`${(isFiltered || page.rows.length > 0) && filterForm(route, kind, request, mayCreate)}
${
  page.rows.length === 0
    ? none
    : loanTable(route, request, page, captionOf(page, kind, request.from === undefined), shown)
}
${pager(route, request, page)}`,
    };
  };

/** Returns the link that an empty list shows: to the create screen, or to the loan pipeline. */
const elsewhere = (name: LegacyPageName, create: Pipeline['create'] | false): Html | false => {
  if (create) return routeButton(create.label, create.route);
  return name !== 'loan-pipeline' && routeButton('Go to the Mortgage Pipeline', '/lf/loan-pipeline');
};

/** Returns the message with the first matches of a search. A single match adds the route to open (S-2.3-29). */
function foundBy({ rows, hasAfter }: LoanPage): NonNullable<PageView['found']> {
  const [only] = rows;
  return {
    type: 'searchResult',
    matches: rows.map(({ generalAccountId, loanNumber, borrowerName, isLead }) => ({
      generalAccountId,
      loanNumber,
      borrowerName: borrowerName === '' ? loanNumber : borrowerName,
      isLead,
    })),
    route: only && rows.length === 1 && !hasAfter ? dashboardRoute(only) : null,
  };
}

const filterForm = (
  route: string,
  kind: Pipeline['kind'],
  request: ListRequest,
  create: Pipeline['create'] | false,
): Html => {
  const statuses = kind === 'lead' ? leadStatuses : loanStatuses;
  return html`<form class="filter" method="get" action="${route}" target="_top" aria-label="Filter this list">
<label class="wide"><span>Filter by loan number, last four digits or name</span>
${textInput('search', 'search', { value: request.text, longest: longestSearch })}</label>
<label><span class="unseen">Status</span>
${select('status', 'Any status', statuses, request.status)}</label>
${request.sort && html`<input type="hidden" name="sort" value="${request.sort}">`}
${request.direction && html`<input type="hidden" name="direction" value="${request.direction}">`}
<button class="button">Filter</button>
${(request.text !== '' || request.status !== '') && routeLink('Show all', route)}
${create && routeLink(create.label, create.route, 'button create')}
</form>`;
};

/** Renders the links to the previous and next page. Each route contains this page's first or last loan. */
const pager = (route: string, request: ListRequest, page: LoanPage): Html | false => {
  const { rows, hasBefore, hasAfter } = page;
  if (!hasBefore && !hasAfter) return false;
  const [first, last] = [rows[0]?.generalAccountId, rows.at(-1)?.generalAccountId];
  return html`<nav class="pager" aria-label="Pages">
${
  hasBefore &&
  html`${routeLink('First page', firstPageRoute(route, request))}
${routeLink('Previous page', pageRoute(route, request, 'before', first))}`
}
${hasAfter && routeLink('Next page', pageRoute(route, request, 'after', last))}
</nav>`;
};

function captionOf({ rows, sort, direction, hasAfter }: LoanPage, kind: string, isFirst: boolean): string {
  const count = `${rows.length} ${kind}${rows.length === 1 ? '' : 's'}`;
  const counted = isFirst && !hasAfter ? count : `${isFirst ? 'The first' : 'The next'} ${count}`;
  return `${counted}, ${orders[sort][direction]}`;
}

const aToZ = (what: string) => ({ asc: `by ${what}`, desc: `by ${what}, last first` });

const orders: { readonly [Sort in LoanSort]: { readonly asc: string; readonly desc: string } } = {
  activity: { asc: 'oldest activity first', desc: 'newest activity first' },
  loanNumber: aToZ('loan number'),
  borrower: aToZ("borrower's last name"),
  institution: aToZ('institution'),
  purpose: aToZ('purpose'),
  amount: { asc: 'smallest amount first', desc: 'largest amount first' },
  status: aToZ('status'),
  lock: aToZ('lock'),
  closing: { asc: 'earliest closing first', desc: 'latest closing first' },
};
