import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { type DashboardView, dashboardView, type Line, type Panel } from './dashboard-view.ts';

/** Labels on the lead summary, by the label of the same line on the dashboard. Other lines are left out. */
const leadLabels: ReadonlyMap<string, string> = new Map([
  ['Loan Amount', 'Loan Amount'],
  ['Loan Purpose', 'Loan Purpose'],
  ['Institution', 'Institution'],
  ['Loan Status', 'Lead Status'],
  ['Appraised Value', 'Appraised Value'],
  ['Sales Price', 'Sales Price'],
  ['Product Code', 'Product Code'],
  ['Rate', 'Rate'],
  ['Origination Type', 'Origination Type'],
  ['Property Address', 'Property Address'],
  ['LTV', 'LTV'],
]);

/** Returns the lead summary: borrower, terms and assigned users. The documents do not define its content. */
export function leadView(lead: LoanDashboard): DashboardView {
  const { title, facts, panels } = dashboardView(lead);
  const blocksOf = (key: Panel['key']) => panels.find((panel) => panel.key === key)?.blocks ?? [];
  const linesOf = (key: Panel['key']): readonly Line[] => blocksOf(key).flatMap(({ lines }) => lines);
  const details = [...linesOf('loan-details'), ...linesOf('ratios')].flatMap((line) => {
    const label = leadLabels.get(line.label);
    return label === undefined ? [] : [{ ...line, label }];
  });
  return {
    title,
    facts: facts.flatMap((fact) => {
      const label = leadLabels.get(fact.label);
      return label === undefined ? [] : [{ ...fact, label }];
    }),
    panels: [
      { key: 'borrower', heading: 'Contact', isOpen: true, blocks: blocksOf('borrower') },
      {
        key: 'loan-details',
        heading: 'Lead Details',
        isOpen: true,
        blocks: [{ heading: null, lines: details }],
      },
      { key: 'assigned-to', heading: 'Assigned To', isOpen: true, blocks: blocksOf('assigned-to') },
    ],
  };
}
