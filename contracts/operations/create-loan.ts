import Type, { type TSchema } from 'typebox';
import { emailAddress } from '../api/email-address.ts';
import { idempotencyKeyHeader } from '../api/headers.ts';
import type { Field, Fields } from '../fields/field.ts';
import { amountFields, purposeFields } from '../fields/loan.ts';
import { addressFields, personFields, propertyFields } from '../fields/person.ts';
import type { Operations } from '../operation.ts';
import { Day, decimal, Id, IdText, nullable, oneOf, OriginationType, StateCode, strict } from '../schema.ts';

export const Institution = strict({ institutionId: Id, name: Type.String({ minLength: 1 }) });
export type Institution = Type.Static<typeof Institution>;

/**
 * The institutions in the create dialog and on the create screen, which use the same response (C-15). The contract has
 * the spelling `defaultloanOriginationTypes`.
 */
export const Institutions = strict({
  loanOriginationTypes: Type.Array(OriginationType),
  /** Default origination type by institution id. */
  defaultloanOriginationTypes: Type.Record(Type.String({ pattern: '^[1-9][0-9]*$' }), OriginationType),
  institutions: Type.Array(Institution),
});
export type Institutions = Type.Static<typeof Institutions>;

export const Originator = strict({ originatorUserId: Id, firstName: Type.String(), lastName: Type.String() });
export type Originator = Type.Static<typeof Originator>;

export const Product = strict({ loanProductId: Id, loanProductName: Type.String({ minLength: 1 }) });
export type Product = Type.Static<typeof Product>;

/**
 * Type of a field's value in a request. A blank field is null (L-3.4-26), unless the field is always required.
 */
type WireOf<F> =
  | (F extends { readonly options: readonly (infer Option)[] } ? Option : string)
  | (F extends { readonly required: 'always' } | { readonly kind: 'select' } ? never : null);

/** Returns the schemas of a group of fields, by field name. */
const schemasOf = <const Group extends Fields>(group: Group) =>
  Object.fromEntries(Object.entries(group).map(([name, field]) => [name, schemaOf(field)])) as unknown as {
    readonly [Name in keyof Group]: Type.TUnsafe<WireOf<Group[Name]>>;
  };

const schemaOf = (field: Field): TSchema =>
  field.required === 'always' || field.kind === 'select' ? valueOf(field) : nullable(valueOf(field));

/**
 * Returns the schema of a field's value in the request body.
 * @throws {Error} for a kind of field without a general schema
 */
function valueOf(field: Field): TSchema {
  switch (field.kind) {
    case 'text': {
      const { maximum: maxLength } = field;
      // A required text holds at least one character that is not white space.
      return Type.String({ minLength: 1, maxLength, ...(field.required ? { pattern: '\\S' } : {}) });
    }
    case 'digits':
      return digits(field.digits);
    case 'email':
      return Type.String({ maxLength: field.maximum, pattern: emailAddress.source });
    case 'date':
      return Day;
    case 'option':
    case 'select':
      return oneOf(field.options as [string]);
    default:
      throw new Error(`${field.label}: no schema for ${field.kind}`);
  }
}

const digits = (count: number) => Type.String({ pattern: `^[0-9]{${count}}$` });

/** Returns the schema of an amount in US dollars: at most two decimals, never negative, 0 for a blank amount. */
const amount = ({ maximum }: { readonly maximum: number }) => decimal(2, { minimum: 0, maximum });

const PresentAddress = strict(schemasOf(addressFields));

/** Address of the property: the fields of a present address and the county (L-3.4-25). */
const PropertyAddress = strict({
  ...PresentAddress.properties,
  ...schemasOf({ county: propertyFields.county }),
});

/**
 * The borrower. Only a lead may have no tax identifier, which the server checks apart from this schema (L-5.1-12).
 * Phone numbers: L-3.4-22.
 */
export const BorrowerDetails = strict({ ...schemasOf(personFields), presentAddress: PresentAddress });
export type BorrowerDetails = Type.Static<typeof BorrowerDetails>;

/** The co-borrower, who always needs a tax identifier (L-5.1-10, A-19). */
const CoBorrowerDetails = strict({
  ...BorrowerDetails.properties,
  taxIdentifier: digits(personFields.taxIdentifier.digits),
});

const purpose = schemasOf(purposeFields);

/** Body of the create request. Document 001, section 3.4. Units of percents are given at each field. */
export const CreateLoanRequest = strict({
  type: Type.Literal('create'),
  isLead: Type.Boolean(),
  institutionId: Id,
  originatorUserId: Id,
  productId: Id,
  loanOriginationType: nullable(OriginationType),
  isEmployeeLoan: Type.Boolean(),
  isForgivable: Type.Boolean(),
  isPreApproval: Type.Boolean(),
  isPropertyAddressSameAsBorrowerAddress: Type.Boolean(),
  /** Percent number: 6.5 stands for 6.5 %. Null when blank. */
  interestRate: nullable(decimal(3, { minimum: 0, maximum: amountFields.interestRate.maximum })),
  salesPrice: amount(amountFields.salesPrice),
  estimatedOrAppraisedValue: amount(amountFields.estimatedOrAppraisedValue),
  baseLoanAmount: amount(amountFields.baseLoanAmount),
  financedAmount: amount(amountFields.financedAmount),
  /** Base plus financed amount; it has no maximum of its own. */
  totalLoanAmount: amount(amountFields.totalLoanAmount),
  /** Fraction rounded to five decimals: 0.8 stands for 80 % (A-07). A quotient has no maximum. */
  loanToValuePercent: Type.Number({ minimum: 0 }),
  /** Percent number rounded to three decimals: 20 is 20 %. Negative if the base loan exceeds the price. */
  downPaymentPercent: Type.Number({ maximum: amountFields.downPaymentPercent.maximum }),
  /** US dollars; negative when the base loan is above the price. */
  downPaymentAmount: decimal(2, { maximum: amountFields.downPaymentAmount.maximum }),
  propertyType: purpose.propertyType,
  occupancy: purpose.occupancy,
  loanPurpose: purpose.loanPurpose,
  /** Months; null when blank. */
  amortizationTerm: nullable(Type.Integer({ minimum: 0, maximum: amountFields.amortizationTerm.maximum })),
  borrowerDetails: BorrowerDetails,
  /** Null while the co-borrower toggle is off (L-3.4-14). */
  coBorrowerDetails: nullable(CoBorrowerDetails),
  propertyAddress: PropertyAddress,
});
export type CreateLoanRequest = Type.Static<typeof CreateLoanRequest>;

/**
 * Response to the create request. A status "error" in upper or lower case, or a non-blank errorMessage, is a failure
 * (L-7-23, A-51).
 */
export const CreateLoanResponse = strict({
  status: oneOf(['success', 'error']),
  errorMessage: nullable(Type.String()),
  newApplyId: nullable(Type.String()),
});
export type CreateLoanResponse = Type.Static<typeof CreateLoanResponse>;

export const OtherActiveOriginators = strict({ HasOtherActiveOriginators: Type.Boolean() });
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

const pair = strict({ originatorId: IdText, institutionId: IdText });

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
    rules: ['L-7-08', 'S-7-15', 'L-7-09', 'L-3.6-08', 'L-3.6-09', 'L-6-02'],
    summary: 'The institutions for which the user may create loans, and the origination types.',
  },
  getOriginators: {
    area: 'create-loan',
    method: 'GET',
    path: '/api/loans/originators/{institutionId}',
    access: 'bearer',
    parameters: strict({ institutionId: IdText }),
    responses: { 200: Type.Array(Originator) },
    successes: ['several', 'one', 'none'],
    failure: 'silent',
    problems: ['institution-not-found'],
    rules: ['L-7-10', 'S-7-16', 'L-3.6-10'],
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
    rules: ['L-7-11', 'L-3.6-11'],
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
    rules: ['L-7-12', 'L-3.6-12'],
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
    rules: ['L-7-14', 'L-7-15', 'L-3.5-01', 'L-3.5-02'],
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
    rules: ['S-7-17'],
    summary: 'Whether the user may create loans for other originators too.',
  },
} as const satisfies Operations;
