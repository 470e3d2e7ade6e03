import type { LoanDashboard } from '../../../../contracts/operations/dashboard.ts';
import { html } from '../../../html/html.ts';
import { imageFlowAccessOf } from '../../menus/image-flow-access.ts';
import type { PageView } from '../page/page.ts';
import { actions, closeWindowButton, notice, table } from '../page/parts.ts';
import type { OpenLoan } from '../../menus/loan-facts.ts';
import { forLoan, titleOf } from './for-loan.ts';

interface Scan {
  readonly name: string;
  readonly pages: number;
  readonly isReceived: boolean;
}

/**
 * The page of a loan's scanned documents. It checks the permission again, since users can open its address directly.
 */
export const imageFlow = forLoan(async ({ store, user, objectId }, loan) => {
  const userId = await store.users.activeProfileId(objectId);
  const { hasPermission, errorTitle, errorMessage } = imageFlowAccessOf(loan.account, { user, userId });
  return hasPermission ? documentsOf(loan) : notice(403, errorTitle ?? '', errorMessage ?? '');
});

const documentsOf = (loan: OpenLoan): PageView => ({
  content: html`<h2>${titleOf(loan)}</h2>
${table(
  'Documents in the image store',
  [
    { label: 'Document', of: ({ name }: Scan) => name },
    { label: 'Pages', of: ({ pages, isReceived }) => (isReceived ? pages : 0), isNumber: true },
    { label: 'State', of: ({ isReceived }) => (isReceived ? 'Received' : 'Missing') },
  ],
  scansOf(loan.dashboard),
)}
${actions(closeWindowButton)}`,
});

const scansOf = ({ applicationCriteria: criteria, loanDetails }: LoanDashboard): Scan[] => [
  { name: 'Signed application', pages: 9, isReceived: criteria.applicationDate !== null },
  { name: 'Pay stubs', pages: 4, isReceived: criteria.hasMonthlyIncome },
  { name: 'Identification', pages: 2, isReceived: criteria.hasSocialSecurityNumber },
  { name: 'Purchase contract', pages: 12, isReceived: loanDetails.salesPrice !== null },
  { name: 'Appraisal', pages: 31, isReceived: loanDetails.appraisedValue !== null },
  { name: 'Lock confirmation', pages: 1, isReceived: loanDetails.lockStatus === 'Locked' },
  { name: 'Signed note', pages: 3, isReceived: loanDetails.final !== null },
];
