import type { DashboardBorrower } from '../../../../contracts/operations/dashboard.ts';
import { html } from '../../../platform/html/html.ts';
import { notGiven } from '../page/format.ts';
import { actions, closeWindowButton, table } from '../page/parts.ts';
import { forLoan, titleOf } from './for-loan.ts';

/** The page of the borrowers' credit files. */
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
  ],
  borrowers,
)}
${actions(closeWindowButton)}`,
  };
});

const nameOf = ({ borrowerFirstName, borrowerLastName }: DashboardBorrower) =>
  [borrowerFirstName, borrowerLastName].filter(Boolean).join(' ') || notGiven;
