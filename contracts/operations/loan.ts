import Type from 'typebox';
import type { Operations } from '../operation.ts';
import { Day, Fraction, Id, IdText, NoContent, nullable, strict, Usd } from '../schema.ts';

const ApplicationIdentifier = Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' });

/** The account that the SPA stores while a loan or lead is open (S-3-23 to S-3-26, L-3.3-01, C-16). */
export const Account = strict({
  generalAccountId: Id,
  masterAccountId: Id,
  applicationIdentifier: ApplicationIdentifier,
  originatorUserId: Id,
  loanNumber: Type.String(),
  borrowerName: Type.String(),
  isLead: Type.Boolean(),
  dealId: Type.Optional(Id),
});
export type Account = Type.Static<typeof Account>;

/** A borrower on the dashboard (L-3.2-01 to L-3.2-05). */
export const DashboardBorrower = strict({
  borrowerFirstName: nullable(Type.String()),
  borrowerMiddleName: nullable(Type.String()),
  borrowerLastName: nullable(Type.String()),
  /** Blank on the dashboard if 0 or null (L-2.3-40). */
  creditScore: nullable(Type.Integer({ minimum: 0 })),
  emailAddress: nullable(Type.String()),
  homePhone: nullable(Type.String()),
  workPhone: nullable(Type.String()),
  cellPhone: nullable(Type.String()),
  streetAddress: nullable(Type.String()),
  city: nullable(Type.String()),
  state: nullable(Type.String()),
  zipCode: nullable(Type.String()),
  zipExtension: nullable(Type.String()),
});
export type DashboardBorrower = Type.Static<typeof DashboardBorrower>;

const AssignedUser = strict({
  firstName: Type.String(),
  lastName: Type.String(),
  /** Label of the user on the dashboard; null or blank is shown as "Assigned User" (L-2.3-47). */
  roleDescription: nullable(Type.String()),
});

export const ApplicationCriteria = strict({
  hasName: Type.Boolean(),
  hasMonthlyIncome: Type.Boolean(),
  hasSocialSecurityNumber: Type.Boolean(),
  hasPropertyAddress: Type.Boolean(),
  hasValueOfProperty: Type.Boolean(),
  hasLoanAmount: Type.Boolean(),
  applicationDate: nullable(Day),
});
export type ApplicationCriteria = Type.Static<typeof ApplicationCriteria>;

export const Ratios = strict({
  housingRatio: nullable(Fraction),
  debtRatio: nullable(Fraction),
  ltv: nullable(Fraction),
  cltv: nullable(Fraction),
  hcltv: nullable(Fraction),
});
export type Ratios = Type.Static<typeof Ratios>;

export const UnderwritingStatus = strict({
  underwritingService: Type.String(),
  statusDisplay: Type.String(),
});
export type UnderwritingStatus = Type.Static<typeof UnderwritingStatus>;

export const LoanDetails = strict({
  final: nullable(Day),
  loanAmount: nullable(Usd),
  loanPurpose: nullable(Type.String()),
  isPreapproval: Type.Boolean(),
  institution: nullable(Type.String()),
  loanStatus: nullable(Type.String()),
  appraisedValue: nullable(Usd),
  salesPrice: nullable(Usd),
  productCode: nullable(Type.String()),
  rate: nullable(Fraction),
  apr: nullable(Fraction),
  principalAndInterest: nullable(Usd),
  principalInterestTaxesAndInsurance: nullable(Usd),
  lockStatus: nullable(Type.String()),
  lockExpiration: nullable(Day),
  cashToClose: nullable(Usd),
  closingDate: nullable(Day),
  originationType: nullable(Type.String()),
  propertyAddressStreet: nullable(Type.String()),
  propertyAddressCity: nullable(Type.String()),
  propertyAddressState: nullable(Type.String()),
  propertyAddressZipCode: nullable(Type.String()),
  underwritingStatusResults: Type.Array(UnderwritingStatus),
});
export type LoanDetails = Type.Static<typeof LoanDetails>;

/** Everything the read-only dashboard shows. Document 001, section 3.1. */
export const LoanDashboard = strict({
  loanNumber: Type.String(),
  enableApplicationDateAutomation: Type.Boolean(),
  applicationCriteria: ApplicationCriteria,
  hasCoBorrower: Type.Boolean(),
  primaryBorrower: DashboardBorrower,
  primaryCoBorrower: nullable(DashboardBorrower),
  assignedUsers: Type.Array(AssignedUser),
  loanDetails: LoanDetails,
  ratios: Ratios,
});
export type LoanDashboard = Type.Static<typeof LoanDashboard>;

/** Whether the user may open the images of an account; otherwise the title and message of the error (S-3-57). */
export const ImageFlowAccess = strict({
  hasPermission: Type.Boolean(),
  errorTitle: nullable(Type.String()),
  errorMessage: nullable(Type.String()),
});
export type ImageFlowAccess = Type.Static<typeof ImageFlowAccess>;

/** Requests that open a loan and load its dashboard. Document 001, sections 3.1, 4.7 and 7; document 000, section 7. */
export const loanOperations = {
  getAccountByApplicationIdentifier: {
    area: 'loan',
    method: 'GET',
    path: '/api/navigation/account/{applicationIdentifier}',
    access: 'bearer',
    parameters: strict({ applicationIdentifier: ApplicationIdentifier }),
    responses: { 200: Account },
    successes: ['a loan', 'a lead'],
    failure: 'dialog',
    problems: ['account-not-found'],
    rules: ['S-7-20'],
    summary: 'Returns the loan or lead with this application identifier.',
  },
  getAccountById: {
    area: 'loan',
    method: 'GET',
    path: '/api/navigation/account/by-id/{accountId}',
    access: 'bearer',
    parameters: strict({ accountId: IdText }),
    responses: { 200: Account },
    successes: ['a loan', 'a lead'],
    failure: 'dialog',
    problems: ['account-not-found'],
    rules: ['L-4.7-02'],
    summary: 'Returns the account with this general account id. Rows of work queues contain these ids.',
  },
  getLoanDashboard: {
    area: 'loan',
    method: 'GET',
    path: '/api/loans/{generalAccountId}/dashboard',
    access: 'bearer',
    parameters: strict({ generalAccountId: IdText }),
    responses: { 200: LoanDashboard },
    successes: ['with a co-borrower', 'without a co-borrower', 'a pre-approval'],
    failure: 'silent',
    problems: ['account-not-found'],
    rules: ['L-7-16', 'L-3.1-01', 'L-3.1-05', 'L-8.4-01'],
    summary: 'The data of the read-only loan dashboard.',
  },
  selectLoan: {
    area: 'loan',
    method: 'GET',
    path: '/Pipeline/Search/SelectLoanNewUi',
    access: 'bearer',
    query: strict({ accountId: IdText }),
    responses: { 204: NoContent },
    successes: ['selected'],
    failure: 'silent',
    problems: ['account-not-found'],
    rules: ['L-7-19', 'L-4.7-05'],
    summary: 'Selects a loan in the legacy session.',
  },
  selectQueueTask: {
    area: 'loan',
    method: 'GET',
    path: '/Pipeline/Search/SelectQueueTaskNewUI',
    access: 'bearer',
    query: strict({ accountId: IdText, taskId: IdText }),
    responses: { 204: NoContent },
    successes: ['selected'],
    failure: 'silent',
    problems: ['account-not-found', 'task-not-found'],
    rules: ['L-7-17', 'L-4.7-03'],
    summary: 'Selects a work-queue task in the legacy session.',
  },
  getImageFlowAccess: {
    area: 'loan',
    method: 'GET',
    path: '/api/navigation/user/imageflow-access/{id}',
    access: 'bearer',
    parameters: strict({ id: IdText }),
    responses: { 200: ImageFlowAccess },
    successes: ['granted', 'denied'],
    failure: 'dialog',
    problems: ['account-not-found'],
    rules: ['S-7-13', 'S-6-21', 'S-3-57'],
    summary: 'Whether the user may open the image flow of an account.',
  },
} as const satisfies Operations;
