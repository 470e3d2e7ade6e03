/** What a page without documented content shows in its place: invented entries of one kind. */
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

/** Returns the sample for a menu item; a form, unless the item is in the lists below. */
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

/** The menu items that are no forms, by their samples. */
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
