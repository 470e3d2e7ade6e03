import { titleOfItem } from '../../../../contracts/api/legacy.ts';
import { type Html, html } from '../../../html/html.ts';
import { field, select, textInput } from '../page/forms.ts';
import { chip, table } from '../page/parts.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { isAccountId } from './for-loan.ts';

/** The page of menu items without documented content: a placeholder with a sample of its kind. */
export const menuItem: LegacyPageRenderer = async ({ store, query }) => {
  const { item, accountId } = query;
  if (typeof item !== 'string' || !/^[a-z-]{1,60}$/.test(item)) {
    return { status: 400, content: html`<p>item must be the name of a menu item.</p>` };
  }
  const title = titleOfItem(item);
  const placeholder = html`<p>${chip('Sample', 'caution')} Placeholder for the page “${title}” of the legacy application. The entries are invented by this mock, and nothing is saved.</p>
${sampleContent(sampleOf(item))}`;
  if (accountId === undefined) return { title, content: placeholder };
  const account = isAccountId(accountId)
    ? await store.loans.account({ generalAccountId: Number(accountId) })
    : null;
  if (!account)
    return {
      title,
      status: 404,
      content: html`<p>This loan was not found. Open a loan from a pipeline or a queue.</p>`,
    };
  const kind = account.isLead ? 'Lead' : 'Loan';
  return {
    title,
    content: html`<h2>${kind} ${account.loanNumber} ${account.borrowerName}</h2>
${placeholder}`,
  };
};

/** Invented content of a page whose content the documents do not describe: a form or a table. */
export type Sample =
  | { readonly kind: 'form'; readonly fields: readonly (readonly [label: string, value: string | Choices])[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly labels: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** The options of a list; the first one is selected. */
type Choices = readonly string[];

/** Returns the sample for a menu item; the form, unless `kinds` has the item. */
export function sampleOf(item: string): Sample {
  const [, sample = samples.form] = kinds.find(([items]) => items.includes(item)) ?? [];
  return sample;
}

const samples = {
  form: {
    kind: 'form',
    fields: [
      ['Prepared by', 'Odalys Brennecke'],
      ['Prepared on', '03/02/2026'],
      ['Applicant', 'Tobias Fernhollow'],
      ['Mailing address', '18 Alder Court, Larkmere'],
      ['Delivery', ['By mail', 'In person', 'Electronically']],
      ['Signature', ['Not signed yet', 'Signed']],
    ],
  },
  service: {
    kind: 'form',
    fields: [
      ['Service', ['Standard', 'Expedited']],
      ['Provider', ['Brackenford Settlement Group', 'Larkmere Data Services']],
      ['Requested by', 'Odalys Brennecke'],
      ['Needed by', '03/16/2026'],
      ['Reference', 'LM-20417'],
      ['Contact for questions', 'Wendell Achterberg'],
    ],
  },
  documents: {
    kind: 'table',
    caption: 'Sample documents',
    labels: ['Document', 'Pages', 'Prepared by', 'Prepared on', 'Delivery'],
    rows: [
      ['Cover letter', '1', 'Odalys Brennecke', '03/02/2026', 'Sent'],
      ['Summary of terms', '3', 'Odalys Brennecke', '03/02/2026', 'Sent'],
      ['Acknowledgment of receipt', '1', 'Wendell Achterberg', '03/04/2026', 'Awaiting signature'],
      ['Authorization', '2', 'Wendell Achterberg', '03/04/2026', 'Draft'],
    ],
  },
  list: {
    kind: 'table',
    caption: 'Sample entries',
    labels: ['Entry', 'Responsible', 'Branch', 'Due', 'Standing'],
    rows: [
      ['Larkmere 0417', 'Odalys Brennecke', 'Larkmere', '03/09/2026', 'On time'],
      ['Larkmere 0421', 'Wendell Achterberg', 'Larkmere', '03/11/2026', 'On time'],
      ['Brackenford 1102', 'Imogen Tavistock', 'Brackenford', '03/06/2026', 'Late'],
      ['Brackenford 1107', 'Tobias Fernhollow', 'Brackenford', '03/18/2026', 'Done'],
    ],
  },
} as const satisfies Readonly<Record<string, Sample>>;

/** The menu items that show another sample than the form, with their samples. */
const kinds: readonly (readonly [items: readonly string[], sample: Sample])[] = [
  [
    ['services-tab', 'lending-portal', 'request-lock', 'submit-to-underwriting', 'ribbon', 'automation'],
    samples.service,
  ],
  [
    [
      'forms-docs',
      'initial-disclosures',
      'changed-circumstance',
      'adverse-action',
      'closing-package',
      'note',
      'cover-sheets',
      'loan-sale-packages',
      'trailing-documents',
      'lending-guide',
    ],
    samples.documents,
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
      'milestones',
    ],
    samples.list,
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
  field(label, typeof value === 'string' ? textInput('sample', { value }) : select('sample', null, value)),
)}
</div>`;
}
