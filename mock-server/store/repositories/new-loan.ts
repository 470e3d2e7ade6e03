import type { WorkQueueType } from '../../../contracts/api/options.ts';
import type { CreateLoanRequest, Originator } from '../../../contracts/operations/create-loan.ts';
import type { BorrowerDetails } from '../../../contracts/operations/field-schemas.ts';
import { greatestRatio } from '../../../contracts/schema.ts';
import {
  type ApplicationCriteria,
  blankBorrower,
  blankDashboard,
  type DashboardBorrower,
  type LoanDashboard,
  type LoanDetails,
} from '../../../contracts/operations/dashboard.ts';

/** The data of a new loan that the create request does not contain. */
export interface CreationContext {
  /** Object id of the user who creates the loan. */
  readonly objectId: string;
  readonly now: Date;
  readonly institutionName: string;
  readonly productCode: string;
  readonly originator: Originator;
  /** The lead that the loan is made from, which the first note of the loan names. */
  readonly lead?: { readonly loanNumber: string; readonly author: string };
  /** Monthly payment in US dollars. Default: null, not known. */
  readonly principalAndInterest?: number | null;
  /** Returns the work queue of the new loan; null for none. Default: none. */
  readonly queueOf?: (details: LoanDetails) => WorkQueueType | null;
  /** A repeated key of the same user returns the loan of its first request, if the requests are equal. */
  readonly idempotencyKey?: string;
}

/** Returns the dashboard of a new loan: the data of its create request, and the payment that follows from them. */
export function dashboardOfNewLoan(
  request: CreateLoanRequest,
  context: CreationContext,
  loanNumber: string,
): LoanDashboard {
  const { propertyAddress } = request;
  const { firstName, lastName } = context.originator;
  const blank = blankDashboard(loanNumber);
  return {
    ...blank,
    applicationCriteria: criteriaOf(request),
    hasCoBorrower: request.coBorrowerDetails !== null,
    primaryBorrower: borrowerOf(request.borrowerDetails),
    primaryCoBorrower: request.coBorrowerDetails === null ? null : borrowerOf(request.coBorrowerDetails),
    assignedUsers: [{ firstName, lastName, roleDescription: 'Originator' }],
    loanDetails: {
      ...blank.loanDetails,
      loanAmount: given(request.totalLoanAmount),
      loanPurpose: request.loanPurpose,
      isPreapproval: request.isPreApproval,
      institution: context.institutionName,
      loanStatus: statusOf(request),
      appraisedValue: given(request.estimatedOrAppraisedValue),
      salesPrice: given(request.salesPrice),
      productCode: context.productCode,
      rate: request.interestRate === null ? null : Number((request.interestRate / 100).toFixed(5)),
      principalAndInterest: context.principalAndInterest ?? null,
      lockStatus: 'Not Locked',
      originationType: request.loanOriginationType,
      propertyAddressStreet: streetOf(propertyAddress),
      propertyAddressCity: propertyAddress.city,
      propertyAddressState: propertyAddress.state,
      propertyAddressZipCode: joined('-', propertyAddress.zipCode, propertyAddress.zipExtension),
    },
    ratios: {
      ...blank.ratios,
      ltv:
        request.loanToValuePercent > greatestRatio
          ? null
          : given(Number(request.loanToValuePercent.toFixed(5))),
    },
  };
}

function statusOf({ isLead, isPreApproval }: CreateLoanRequest): string {
  if (isLead) return 'Lead';
  return isPreApproval ? 'Pre-Approval' : 'Application';
}

/** Returns which of an application's six items the request has. Never income, so there is no application date. */
function criteriaOf(request: CreateLoanRequest): ApplicationCriteria {
  const { streetName, city, state } = request.propertyAddress;
  return {
    hasName: true,
    hasMonthlyIncome: false,
    hasSocialSecurityNumber: request.borrowerDetails.taxIdentifier !== null,
    hasPropertyAddress: streetName !== null && city !== null && state !== null,
    hasValueOfProperty: request.estimatedOrAppraisedValue > 0 || request.salesPrice > 0,
    hasLoanAmount: request.totalLoanAmount > 0,
    applicationDate: null,
  };
}

function borrowerOf(details: Omit<BorrowerDetails, 'taxIdentifier'>): DashboardBorrower {
  const { presentAddress } = details;
  return {
    ...blankBorrower,
    borrowerFirstName: details.firstName,
    borrowerMiddleName: details.middleName,
    borrowerLastName: details.lastName,
    emailAddress: details.emailAddress,
    workPhone: phoneOf(details.workPhone),
    cellPhone: phoneOf(details.cellPhone),
    streetAddress: streetOf(presentAddress),
    city: presentAddress.city,
    state: presentAddress.state,
    zipCode: presentAddress.zipCode,
    zipExtension: presentAddress.zipExtension,
  };
}

/** Returns null for 0: the create form sends an empty amount as 0, and the dashboard shows it as missing. */
const given = (amount: number): number | null => (amount === 0 ? null : amount);

const streetOf = (address: BorrowerDetails['presentAddress']): string | null =>
  joined(' ', address.houseNumber, address.streetName, address.unitNumber);

const joined = (separator: string, ...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(separator) || null;

/** Formats ten digits as (000) 000-0000. */
const phoneOf = (digits: string | null): string | null =>
  digits === null ? null : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
