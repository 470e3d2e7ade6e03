import type { DashboardBorrower } from '../../../../contracts/operations/dashboard.ts';
import { html } from '../../../platform/html/html.ts';
import { notGiven } from '../page/format.ts';
import { actions, closeWindowButton, table } from '../page/parts.ts';
import { forLoan, titleOf } from './for-loan.ts';

/** The page of changes in the borrowers' credit files since the application. */
export const creditMonitor = forLoan((_context, loan) => {
  const { primaryBorrower, primaryCoBorrower } = loan.dashboard;
  const borrowers = [primaryBorrower, ...(primaryCoBorrower ? [primaryCoBorrower] : [])];
  return {
    content: html`<h2>${titleOf(loan)}</h2>
${table(
  'Credit files',
  [
    { label: 'Borrower', of: (borrower: DashboardBorrower) => nameOf(borrower) },
    { label: 'Score', of: ({ creditScore }) => creditScore || notGiven, isNumber: true },
    { label: 'Change since application', of: ({ creditScore }) => changeOf(creditScore) },
  ],
  borrowers,
)}
${actions(closeWindowButton)}`,
  };
});

const nameOf = ({ borrowerFirstName, borrowerLastName }: DashboardBorrower) =>
  [borrowerFirstName, borrowerLastName].filter(Boolean).join(' ') || notGiven;

/** Describes in words how a credit file has changed. A score of 0 means a credit file without a score. */
function changeOf(score: number | null): string {
  if (score === null) return 'No credit report yet';
  if (score === 0) return 'No score on file';
  return score < 650 ? '1 new inquiry' : 'No change';
}
