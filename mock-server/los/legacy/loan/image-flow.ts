import { html } from '../../../platform/html/html.ts';
import { imageFlowAccessOf } from '../../menus/image-flow-access.ts';
import type { PageView } from '../page/page.ts';
import { actions, closeWindowButton, notice, table } from '../page/parts.ts';
import type { OpenLoan } from '../../menus/loan-facts.ts';
import { documentsOf, type LoanDocument } from './documents.ts';
import { forLoan, titleOf } from './for-loan.ts';

/**
 * The page of a loan's scanned documents. It checks the permission again, since users can open its address directly.
 */
export const imageFlow = forLoan(async ({ store, user, objectId }, loan) => {
  const userId = await store.users.activeProfileId(objectId);
  const { hasPermission, errorTitle, errorMessage } = imageFlowAccessOf(loan.account, { user, userId });
  return hasPermission ? imagesOf(loan) : notice(403, errorTitle ?? '', errorMessage ?? '');
});

const imagesOf = (loan: OpenLoan): PageView => ({
  content: html`<h2>${titleOf(loan)}</h2>
${table(
  'Imaged documents',
  [
    { label: 'Document', of: ({ name }: LoanDocument) => name },
    { label: 'Status', of: ({ isReceived }) => (isReceived ? 'Received' : 'Missing') },
  ],
  documentsOf(loan),
)}
${actions(closeWindowButton)}`,
});
