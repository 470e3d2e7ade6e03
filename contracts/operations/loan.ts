import Type from 'typebox';
import type { Operations } from '../operation.ts';
import { AccountIdText, described, Id, IdText, NoContent, nullable, strict } from '../schema.ts';
import { shapeOf } from '../shape.ts';
import { LoanDashboard } from './dashboard.ts';

const ApplicationIdentifier = Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' });

/** The account that the SPA stores while a loan or lead is open (S-3-23 to S-3-26, L-3.3-01, C-16). */
export const Account = strict({
  generalAccountId: described(
    Id,
    'General account id of the loan or lead. Addresses of requests and legacy pages use this id (S-3-24).',
  ),
  masterAccountId: described(
    Id,
    'Master account id of the loan or lead, which the debug panel shows (S-3-24).',
  ),
  applicationIdentifier: described(
    ApplicationIdentifier,
    'Identifier that the create response returns and that links to a loan contain: 1 to 64 letters, digits and hyphens (S-3-25).',
  ),
  originatorUserId: described(Id, 'User id of the originator of the loan or lead (L-3.3-01).'),
  loanNumber: described(
    Type.String(),
    'Loan number, as the title of the banner shows it. Blank for an account without a number (S-3-23).',
  ),
  borrowerName: described(
    Type.String(),
    'Name of the borrower, as the title of the banner shows it (S-3-23).',
  ),
  isLead: described(
    Type.Boolean(),
    'True for a lead, which opens the lead summary; false for a loan, which opens the dashboard (L-3.3-02).',
  ),
  dealId: described(
    Type.Optional(Id),
    'Id of the deal, which the debug panel shows. Left out if there is none (S-2.4-29).',
  ),
});
export type Account = Type.Static<typeof Account>;
export const accountShape = shapeOf<Account>(Account);

/** Whether the user may open the images of an account; otherwise the title and message of the error (S-3-57). */
export const ImageFlowAccess = strict({
  hasPermission: described(Type.Boolean(), 'True if the user may open the images (S-7-14).'),
  errorTitle: described(
    nullable(Type.String()),
    'Title of the alert that a user without permission sees; null for the title of the product (S-8-09).',
  ),
  errorMessage: described(
    nullable(Type.String()),
    'Message of the alert that a user without permission sees; null for the message of the product (S-8-09).',
  ),
});
export type ImageFlowAccess = Type.Static<typeof ImageFlowAccess>;

/** Requests that open a loan and load its dashboard. Document 001, sections 3.1, 4.7 and 7; document 000, section 7. */
export const loanOperations = {
  getAccountByApplicationIdentifier: {
    area: 'loan',
    method: 'GET',
    path: '/api/navigation/account/{applicationIdentifier}',
    access: 'bearer',
    parameters: strict({
      applicationIdentifier: described(
        ApplicationIdentifier,
        'Application identifier of the loan or lead: 1 to 64 letters, digits and hyphens (S-7-20).',
      ),
    }),
    responses: { 200: Account },
    successes: ['a loan', 'a lead'],
    failure: 'dialog',
    problems: ['account-not-found'],
    summary: 'Returns the loan or lead with this application identifier.',
  },
  getAccountById: {
    area: 'loan',
    method: 'GET',
    path: '/api/navigation/account/by-id/{accountId}',
    access: 'bearer',
    parameters: strict({ accountId: AccountIdText }),
    responses: { 200: Account },
    successes: ['a loan', 'a lead'],
    failure: 'dialog',
    problems: ['account-not-found'],
    summary: 'Returns the account with this general account id. Rows of work queues contain these ids.',
  },
  getLoanDashboard: {
    area: 'loan',
    method: 'GET',
    path: '/api/loans/{generalAccountId}/dashboard',
    access: 'bearer',
    parameters: strict({ generalAccountId: AccountIdText }),
    responses: { 200: LoanDashboard },
    successes: ['with a co-borrower', 'without a co-borrower', 'a pre-approval'],
    failure: 'silent',
    problems: ['account-not-found'],
    summary: 'The data of the read-only loan dashboard.',
  },
  selectLoan: {
    area: 'loan',
    method: 'GET',
    path: '/Pipeline/Search/SelectLoanNewUi',
    access: 'bearer',
    query: strict({ accountId: AccountIdText }),
    responses: { 204: NoContent },
    successes: ['selected'],
    failure: 'silent',
    problems: ['account-not-found'],
    summary: 'Selects a loan in the legacy session.',
  },
  selectQueueTask: {
    area: 'loan',
    method: 'GET',
    path: '/Pipeline/Search/SelectQueueTaskNewUI',
    access: 'bearer',
    query: strict({
      accountId: AccountIdText,
      taskId: described(IdText, 'Id of the task in the work queue, digits only.'),
    }),
    responses: { 204: NoContent },
    successes: ['selected'],
    failure: 'silent',
    problems: ['account-not-found', 'task-not-found'],
    summary: 'Selects a work-queue task in the legacy session.',
  },
  getImageFlowAccess: {
    area: 'loan',
    method: 'GET',
    path: '/api/navigation/user/imageflow-access/{id}',
    access: 'bearer',
    parameters: strict({ id: AccountIdText }),
    responses: { 200: ImageFlowAccess },
    successes: ['granted', 'denied'],
    failure: 'dialog',
    problems: ['account-not-found'],
    summary: 'Whether the user may open the image flow of an account.',
  },
} as const satisfies Operations;
