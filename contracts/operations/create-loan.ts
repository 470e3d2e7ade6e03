import Type from 'typebox';
import { idempotencyKeyHeader } from '../api/headers.ts';
import type { Fields } from '../fields/field.ts';
import { amountFields, purposeFields } from '../fields/loan.ts';
import { addressFields, personFields } from '../fields/person.ts';
import type { Operations } from '../operation.ts';
import {
  blankable,
  decimal,
  described,
  Id,
  IdText,
  nullable,
  oneOf,
  OriginationType,
  StateCode,
  strict,
} from '../schema.ts';
import { shapeOf } from '../shape.ts';
import { BorrowerDetails, CoBorrowerDetails, PropertyAddress, schemasOf } from './field-schemas.ts';

export const Institution = strict({
  institutionId: described(Id, 'Id of the institution (S-3-55).'),
  name: described(Type.String({ minLength: 1 }), 'Name of the institution (S-3-55).'),
});
export type Institution = Type.Static<typeof Institution>;
export const institutionShape = shapeOf<Institution>(Institution);

/**
 * The institutions in the create dialog and on the create screen, which use the same response (C-15). The spelling
 * `defaultloanOriginationTypes` is that of the documents.
 */
export const Institutions = strict({
  loanOriginationTypes: described(
    Type.Array(OriginationType),
    'Origination types that the user may choose (L-3.6-01).',
  ),
  defaultloanOriginationTypes: described(
    Type.Record(Type.String({ pattern: '^[1-9][0-9]*$' }), OriginationType),
    'Default origination type by institution id. The contract has this spelling (A-44, L-3.6-09).',
  ),
  institutions: described(
    Type.Array(Institution),
    'Institutions for which the user may create loans (S-7-15).',
  ),
});
export type Institutions = Type.Static<typeof Institutions>;

export const Originator = strict({
  originatorUserId: described(Id, 'User id of the originator (S-3-56).'),
  firstName: described(Type.String(), 'First name of the originator (S-3-56).'),
  lastName: described(Type.String(), 'Last name of the originator (S-3-56).'),
});
export type Originator = Type.Static<typeof Originator>;
export const originatorShape = shapeOf<Originator>(Originator);

export const Product = strict({
  loanProductId: described(Id, 'Id of the product (L-3.6-11).'),
  loanProductName: described(Type.String({ minLength: 1 }), 'Name of the product (L-3.6-11).'),
});
export type Product = Type.Static<typeof Product>;
export const productShape = shapeOf<Product>(Product);

/** Returns the schema of an amount in US dollars: at most two decimals, never negative, 0 for a blank amount. */
const amount = ({ maximum }: { readonly maximum: number }) => decimal(2, { minimum: 0, maximum });

const purpose = schemasOf(purposeFields);

/** Body of the create request. Document 001, section 3.4. Units of percents are given at each field. */
export const CreateLoanRequest = strict({
  type: described(Type.Literal('create'), 'Always `create`, for a loan and for a lead (L-3.4-01).'),
  isLead: described(Type.Boolean(), 'True for a lead, false for a loan (L-3.4-16).'),
  institutionId: described(Id, 'Id of the chosen institution (L-3.4-02).'),
  originatorUserId: described(Id, 'User id of the chosen originator (L-3.4-02).'),
  productId: described(Id, '`loanProductId` of the chosen product (L-3.4-02).'),
  loanOriginationType: described(
    blankable(OriginationType),
    'Chosen origination type, or the default of the institution; null if there is none (L-3.4-03).',
  ),
  isEmployeeLoan: described(Type.Boolean(), 'Toggle Employee Loan; false while it is hidden (L-3.4-04).'),
  isForgivable: described(Type.Boolean(), 'Toggle Forgivable; false while it is hidden (L-3.4-04).'),
  isPreApproval: described(Type.Boolean(), 'Toggle Pre-Approval; false while it is hidden (L-3.4-04).'),
  isPropertyAddressSameAsBorrowerAddress: described(
    Type.Boolean(),
    `Toggle "Same as borrower's present address" of the property (L-3.4-05).`,
  ),
  interestRate: described(
    blankable(decimal(3, { minimum: 0, maximum: amountFields.interestRate.maximum })),
    'Interest rate as a percent number with at most three decimals: 6.5 is 6.5 %. Null when blank (L-3.4-06).',
  ),
  salesPrice: described(
    amount(amountFields.salesPrice),
    'Sales price in US dollars with at most two decimals; 0 when blank and for a Refinance (L-3.4-07).',
  ),
  estimatedOrAppraisedValue: described(
    amount(amountFields.estimatedOrAppraisedValue),
    'Estimated or appraised value in US dollars with at most two decimals; 0 when blank (L-3.4-07).',
  ),
  baseLoanAmount: described(
    amount(amountFields.baseLoanAmount),
    'Base loan amount in US dollars with at most two decimals; 0 when blank (L-3.4-08).',
  ),
  financedAmount: described(
    amount(amountFields.financedAmount),
    'Financed amount in US dollars with at most two decimals; 0 when blank (L-3.4-08).',
  ),
  totalLoanAmount: described(
    amount(amountFields.totalLoanAmount),
    'Base loan amount plus financed amount, in US dollars with at most two decimals (L-3.4-08, A-14).',
  ),
  loanToValuePercent: described(
    Type.Number({ minimum: 0 }),
    'Loan to value as a fraction, rounded to five decimals: 0.8 is 80 % (L-3.4-10, A-07).',
  ),
  downPaymentPercent: described(
    Type.Number({ maximum: amountFields.downPaymentPercent.maximum }),
    'Down payment as a percent number, rounded to three decimals: 20 is 20 %. Negative if the base loan exceeds the price; 0 for a Refinance (L-3.4-09, A-11).',
  ),
  downPaymentAmount: described(
    decimal(2, { maximum: amountFields.downPaymentAmount.maximum }),
    'Down payment in US dollars with at most two decimals. Negative if the base loan exceeds the price; 0 for a Refinance (L-3.4-09, A-11).',
  ),
  propertyType: described(purpose.propertyType, 'Property type; null when blank (L-3.4-11).'),
  occupancy: described(purpose.occupancy, 'Occupancy; null when blank (L-3.4-11).'),
  loanPurpose: described(purpose.loanPurpose, 'Loan purpose; null when blank (L-3.4-11).'),
  amortizationTerm: described(
    blankable(Type.Integer({ minimum: 0, maximum: amountFields.amortizationTerm.maximum })),
    'Amortization term in months; null when blank (L-3.4-06).',
  ),
  borrowerDetails: described(BorrowerDetails, 'The borrower (L-3.4-12).'),
  coBorrowerDetails: described(
    blankable(CoBorrowerDetails),
    'The co-borrower; null while the toggle "Add co-borrower" is off (L-3.4-13, L-3.4-14).',
  ),
  propertyAddress: described(PropertyAddress, 'Address of the property (L-3.4-15).'),
});
export type CreateLoanRequest = Type.Static<typeof CreateLoanRequest>;

/**
 * Response to the create request. A status "error" in upper or lower case, or a non-blank errorMessage, is a failure
 * (L-7-23, A-51).
 */
export const CreateLoanResponse = strict({
  status: described(
    oneOf(['success', 'error']),
    '`success` or `error`. The product also accepts `error` in upper case (L-3.5-02, A-51).',
  ),
  errorMessage: described(
    nullable(Type.String()),
    'Reason of a failure. A text that is not blank is a failure whatever the status says (L-7-23).',
  ),
  newApplyId: described(
    nullable(Type.String()),
    'Application identifier of the new loan or lead; null after a failure (L-3.5-01).',
  ),
});
export type CreateLoanResponse = Type.Static<typeof CreateLoanResponse>;

export const OtherActiveOriginators = strict({
  HasOtherActiveOriginators: described(
    Type.Boolean(),
    'True if the user may create loans for other originators too (S-7-17).',
  ),
});
export type OtherActiveOriginators = Type.Static<typeof OtherActiveOriginators>;

/** An address in the create request with all fields blank. */
export const blankAddress = blank<BorrowerDetails['presentAddress']>(addressFields);

/** A borrower in the create request with all fields blank, except the names, which the caller adds. */
export const blankPerson: Omit<BorrowerDetails, 'firstName' | 'lastName'> = {
  ...blank<BorrowerDetails>(personFields),
  presentAddress: blankAddress,
};

function blank<Wire>(fields: Fields): Wire {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === 'select' ? field.options[0] : null,
  ]);
  return Object.fromEntries(entries) as Wire;
}

/** Maximum length of an idempotency key, in characters. */
export const longestIdempotencyKey = 200;

const institutionId = described(IdText, 'Id of the institution, digits only.');
const pair = strict({
  originatorId: described(IdText, 'User id of the originator, digits only.'),
  institutionId,
});

/**
 * Requests for the option lists of the create screen, and the create request. Document 001, sections 3.4 to 3.6 and 7.
 */
export const createLoanOperations = {
  getInstitutions: {
    area: 'create-loan',
    method: 'GET',
    path: '/api/loans/institutions',
    access: 'bearer',
    responses: { 200: Institutions },
    successes: ['several', 'one', 'none'],
    failure: 'silent',
    summary: 'The institutions for which the user may create loans, and the origination types.',
  },
  getOriginators: {
    area: 'create-loan',
    method: 'GET',
    path: '/api/loans/originators/{institutionId}',
    access: 'bearer',
    parameters: strict({ institutionId }),
    responses: { 200: Type.Array(Originator) },
    successes: ['several', 'one', 'none'],
    failure: 'silent',
    problems: ['institution-not-found'],
    summary: 'The originators of one institution.',
  },
  getProducts: {
    area: 'create-loan',
    method: 'GET',
    path: '/api/loans/products/{originatorId}/{institutionId}',
    access: 'bearer',
    parameters: pair,
    responses: { 200: Type.Array(Product) },
    successes: ['several', 'one', 'none'],
    failure: 'silent',
    problems: ['institution-not-found', 'originator-not-found'],
    summary: 'The products an originator may offer for an institution.',
  },
  getLicenses: {
    area: 'create-loan',
    method: 'GET',
    path: '/api/loans/licenses/{originatorId}/{institutionId}',
    access: 'bearer',
    parameters: pair,
    responses: { 200: Type.Array(StateCode) },
    successes: ['several', 'none'],
    failure: 'silent',
    problems: ['institution-not-found', 'originator-not-found'],
    summary: 'The states in which an originator may lend for an institution.',
  },
  createLoan: {
    area: 'create-loan',
    method: 'POST',
    path: '/api/loans',
    access: 'bearer',
    headers: Type.Object({
      [idempotencyKeyHeader]: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: longestIdempotencyKey,
          examples: ['c9a646d3-9c61-4cb7-bfcd-ee2522c8f633'],
          description:
            'Identifies a create request. A repeated request with the same key creates no second loan.',
        }),
      ),
    }),
    body: CreateLoanRequest,
    responses: { 200: CreateLoanResponse },
    successes: [
      'a loan',
      'a loan with every detail',
      'a lead',
      'a choice that is not offered',
      'a property state without a license',
    ],
    failure: 'dialog',
    problems: ['feature-missing', 'idempotency-key-reused'],
    summary: 'Creates a loan or a lead.',
  },
  userHasOtherActiveOriginators: {
    area: 'create-loan',
    method: 'GET',
    path: '/LoanSetup/UserHasOtherActiveOriginators',
    access: 'bearer',
    responses: { 200: OtherActiveOriginators },
    successes: ['others', 'no others'],
    failure: 'dialog',
    summary: 'Whether the user may create loans for other originators too.',
  },
} as const satisfies Operations;
