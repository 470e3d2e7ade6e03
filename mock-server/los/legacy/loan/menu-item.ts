import { titleOfItem } from '../../../../contracts/api/legacy.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import { businessDayFrom } from '../../seeds/business-days.ts';
import { openLoanOf, type OpenLoan } from '../../menus/loan-facts.ts';
import { day } from '../page/format.ts';
import { field, select, textInput } from '../page/forms.ts';
import { chip, table } from '../page/parts.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { isAccountId, titleOf } from './for-loan.ts';
import { addressOf, applicantsOf, loanForms, originatorOf } from './loan-forms.ts';

/**
 * The page of a menu item without a page of its own: a form that shows the loan, or a placeholder with a sample of its kind,
 * which takes borrower, address and dates from the loan.
 */
export const menuItem: LegacyPageRenderer = async ({ store, query, world }) => {
  const { item, accountId } = query;
  if (typeof item !== 'string' || !/^[a-z-]{1,60}$/.test(item)) {
    return { status: 400, content: html`<p>item must be the name of a menu item.</p>` };
  }
  const title = titleOfItem(item);
  const today = world.now().toISOString().slice(0, 10);
  if (accountId === undefined) return { title, content: placeholder(title, sampleOf(item, today)) };
  const loan = isAccountId(accountId) ? await openLoanOf(store, Number(accountId)) : null;
  if (!loan)
    return {
      title,
      status: 404,
      content: html`<p>We couldn't find this loan. Open a loan from a pipeline or work queue.</p>`,
    };
  const form = Object.hasOwn(loanForms, item) ? loanForms[item] : undefined;
  return {
    title,
    content: html`<h2>${titleOf(loan)}</h2>
${form ? form(loan, today) : placeholder(title, sampleOf(item, today, loan))}`,
  };
};

const placeholder = (title: string, sample: Sample): Html =>
  html`<p>${chip('Sample', 'caution')} Sample of the “${title}” page. The entries are fictional, and nothing is saved.</p>
${sampleContent(sample)}`;

/** Invented content of a page whose content the documents do not describe: a form or a table. */
type Sample =
  | { readonly kind: 'form'; readonly fields: readonly (readonly [label: string, value: string | Choices])[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly labels: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** The options of a list; the first one is selected. */
type Choices = readonly string[];

/** Returns the sample for a menu item; the form, unless `kinds` has the item. Its dates are near today. */
function sampleOf(item: string, today: string, loan?: OpenLoan): Sample {
  const [, kind = 'form'] = kinds.find(([items]) => items.includes(item)) ?? [];
  const on = (days: number): string => String(day(businessDayFrom(today, days)));
  const preparedBy = (loan && originatorOf(loan)) || 'Odalys Brennecke';
  switch (kind) {
    case 'form':
      return {
        kind: 'form',
        fields: [
          ['Prepared by', preparedBy],
          ['Prepared on', on(-1)],
          ['Applicant', loan ? applicantsOf(loan) : ''],
          ['Mailing address', loan ? addressOf(loan.dashboard.primaryBorrower) : ''],
          ['Delivery', ['By mail', 'In person', 'Electronically']],
          ['Signature', ['Not signed yet', 'Signed']],
        ],
      };
    case 'service':
      return {
        kind: 'form',
        fields: [
          ['Service', ['Standard', 'Expedited']],
          ['Provider', ['Brackenford Settlement Group', 'Larkmere Data Services']],
          ['Requested by', preparedBy],
          ['Needed by', on(5)],
          ['Reference', loan ? loan.account.loanNumber : 'LM-20417'],
          ['Contact for questions', 'Wendell Achterberg'],
        ],
      };
    case 'documents':
      return {
        kind: 'table',
        caption: 'Sample documents',
        labels: ['Document', 'Pages', 'Prepared by', 'Prepared on', 'Delivery'],
        rows: [
          ['Cover letter', '1', preparedBy, on(-2), 'Sent'],
          ['Summary of terms', '3', preparedBy, on(-2), 'Sent'],
          ['Acknowledgment of receipt', '1', preparedBy, on(-1), 'Awaiting signature'],
          ['Authorization', '2', preparedBy, on(-1), 'Draft'],
        ],
      };
    case 'list':
      return {
        kind: 'table',
        caption: 'Sample entries',
        labels: ['Entry', 'Responsible', 'Branch', 'Due', 'Status'],
        rows: [
          ['Larkmere 0417', 'Odalys Brennecke', 'Larkmere', on(2), 'On time'],
          ['Larkmere 0421', 'Wendell Achterberg', 'Larkmere', on(4), 'On time'],
          ['Brackenford 1102', 'Imogen Tavistock', 'Brackenford', on(-1), 'Late'],
          ['Brackenford 1107', 'Fenella Marchbanks', 'Brackenford', on(9), 'Done'],
        ],
      };
  }
}

/** The menu items that show another sample than the form, with their samples. */
const kinds: readonly (readonly [items: readonly string[], sample: 'service' | 'documents' | 'list'])[] = [
  [
    ['services-tab', 'lending-portal', 'request-lock', 'submit-to-underwriting', 'ribbon', 'automation'],
    'service',
  ],
  [
    [
      'forms-docs',
      'initial-disclosures',
      'changed-circumstance',
      'adverse-action',
      'closing-package',
      'note-and-security-instrument',
      'cover-sheets',
      'loan-sale-packages',
      'trailing-documents',
      'lending-guide',
    ],
    'documents',
  ],
  [
    [
      'loan-activity',
      'lock-expirations',
      'closings-this-month',
      'application-register',
      'disclosure-timing',
      'fee-tolerance',
      'work-in-queue',
      'commitments',
      'warehouse-lines',
      'product-matrix',
      'branch-directory',
    ],
    'list',
  ],
];

function sampleContent(sample: Sample): Html {
  if (sample.kind === 'table') {
    const { caption, labels, rows } = sample;
    const columns = labels.map((label, at) => ({ label, of: (row: readonly string[]) => row[at] }));
    return table(caption, columns, rows);
  }
  return html`<div class="stacked fields" role="group" aria-label="Sample form">
${sample.fields.map(([label, value]) =>
  field(
    label,
    typeof value === 'string' ? textInput('sample', 'name', { value }) : select('sample', null, value),
  ),
)}
</div>`;
}
