import type { LoanDashboard } from '../../contracts/schemas/loan.ts';
import { type DashboardView, dashboardView, type Panel } from './dashboard-view.ts';

/** Lines of the loan details that say something about a lead. */
const detailLabels: ReadonlySet<string> = new Set([
  'Loan Amount',
  'Loan Purpose',
  'Institution',
  'Loan Status',
  'Appraised Value',
  'Sales Price',
  'Product Code',
  'Rate',
  'Origination Type',
  'Property Address',
]);

/** What the lead summary shows: the person, what is wished for, who looks after it. The documents leave this open. */
export function leadView(lead: LoanDashboard): DashboardView {
  const { title, panels } = dashboardView(lead);
  const named = (key: Panel['key'], heading: string): readonly Panel[] =>
    panels.filter((panel) => panel.key === key).map((panel) => ({ ...panel, heading, isOpen: true }));
  return {
    title,
    panels: [
      ...named('borrower', 'Contact'),
      ...named('loan-details', 'Lead Details').map(aboutLeads),
      ...named('assigned-to', 'Assigned To'),
    ],
  };
}

const aboutLeads = (panel: Panel): Panel => ({
  ...panel,
  blocks: panel.blocks.map((block) => ({
    ...block,
    lines: block.lines.filter(({ label }) => detailLabels.has(label)),
  })),
});
