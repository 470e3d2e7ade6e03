import Type from 'typebox';
import type { createLoanOperations } from '../api/create-loan.ts';
import { emailAddress } from '../api/email-address.ts';
import { limits } from '../api/limits.ts';
import {
  Generation,
  LoanPurpose,
  Occupancy,
  OriginationType,
  PropertyType,
  StateCode,
  TaxIdentifierType,
} from './options.ts';
import { Day, Id, IdText, nullable, oneOf, type ShapesOf, strict } from './shapes.ts';

export const Institution = strict({ institutionId: Id, name: Type.String({ minLength: 1 }) });
export type Institution = Type.Static<typeof Institution>;

/** One answer serves the dialog and the create screen (C-15). The spelling of the second field is the contract. */
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

/** A blank text travels as null (L-3.4-26). */
const text = (maxLength: number) => nullable(Type.String({ minLength: 1, maxLength }));
/** Names hold at least one character that is not white space. */
const name = () => Type.String({ minLength: 1, maxLength: limits.name, pattern: '\\S' });
const digits = (count: number) => Type.String({ pattern: `^[0-9]{${count}}$` });
/**
 * US dollars, at most two decimals, never negative; a blank amount travels as 0. Binary fractions are no exact
 * multiples of 0.01: a checker must allow for that (ajv: multipleOfPrecision 4), or it refuses 0.07.
 */
const amount = (maximum: number) => Type.Number({ minimum: 0, maximum, multipleOf: 0.01 });

const addressFields = {
  houseNumber: text(limits.houseNumber),
  streetName: text(limits.streetName),
  unitNumber: text(limits.unitNumber),
  city: text(limits.city),
  state: nullable(StateCode),
  zipCode: nullable(digits(limits.zipCode)),
  zipExtension: nullable(digits(limits.zipExtension)),
};

export const PresentAddress = strict(addressFields);

/** The present address's fields and the county (L-3.4-25). */
export const PropertyAddress = strict({ ...addressFields, county: text(limits.county) });

const borrowerFields = {
  firstName: name(),
  middleName: text(limits.name),
  lastName: name(),
  generation: nullable(Generation),
  taxIdentifierType: TaxIdentifierType,
  emailAddress: nullable(Type.String({ maxLength: limits.email, pattern: emailAddress.source })),
  birthDate: nullable(Day),
  /** Digits only (L-3.4-22). */
  cellPhone: nullable(digits(limits.phoneDigits)),
  workPhone: nullable(digits(limits.phoneDigits)),
  presentAddress: PresentAddress,
};

/** The tax identifier may be missing on a lead only; the server checks that against isLead (L-5.1-12). */
export const BorrowerDetails = strict({
  ...borrowerFields,
  taxIdentifier: nullable(digits(limits.taxIdentifierDigits)),
});
export type BorrowerDetails = Type.Static<typeof BorrowerDetails>;

/** A co-borrower's tax identifier is always required (L-5.1-10, A-19). */
export const CoBorrowerDetails = strict({
  ...borrowerFields,
  taxIdentifier: digits(limits.taxIdentifierDigits),
});

/** Body of the create call. Document 001, section 3.4. Percents: see each field. */
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
  interestRate: nullable(Type.Number({ minimum: 0, maximum: limits.interestRatePercent, multipleOf: 0.001 })),
  salesPrice: amount(limits.amount),
  estimatedOrAppraisedValue: amount(limits.amount),
  baseLoanAmount: amount(limits.amount),
  financedAmount: amount(limits.financedAmount),
  /** Base plus financed amount; it has no maximum of its own. */
  totalLoanAmount: amount(limits.amount + limits.financedAmount),
  /**
   * Fraction rounded to five decimals: 0.8 stands for 80 % (A-07). The schema does not say so: a quotient has no
   * upper end, and a large binary fraction cannot be told to be a multiple of 0.00001.
   */
  loanToValuePercent: Type.Number({ minimum: 0 }),
  /** Percent number rounded to three decimals: 20 stands for 20 %. Negative when the base is above the price. */
  downPaymentPercent: Type.Number({ maximum: limits.downPaymentPercent }),
  /** US dollars; negative when the base loan is above the price. */
  downPaymentAmount: Type.Number({ maximum: limits.amount, multipleOf: 0.01 }),
  propertyType: nullable(PropertyType),
  occupancy: nullable(Occupancy),
  loanPurpose: nullable(LoanPurpose),
  /** Months; null when blank. */
  amortizationTerm: nullable(Type.Integer({ minimum: 0, maximum: limits.amortizationTerm })),
  borrowerDetails: BorrowerDetails,
  /** Null while the co-borrower toggle is off (L-3.4-14). */
  coBorrowerDetails: nullable(CoBorrowerDetails),
  propertyAddress: PropertyAddress,
});
export type CreateLoanRequest = Type.Static<typeof CreateLoanRequest>;

/** A status "error" in any case, or a non-blank errorMessage, is a failure (L-7-23, A-51). */
export const CreateLoanAnswer = strict({
  status: oneOf(['success', 'error']),
  errorMessage: nullable(Type.String()),
  newApplyId: nullable(Type.String()),
});
export type CreateLoanAnswer = Type.Static<typeof CreateLoanAnswer>;

export const OtherActiveOriginators = strict({ HasOtherActiveOriginators: Type.Boolean() });
export type OtherActiveOriginators = Type.Static<typeof OtherActiveOriginators>;

const pair = strict({ originatorId: IdText, institutionId: IdText });

export const createLoanShapes = {
  getInstitutions: { answers: { 200: Institutions } },
  getOriginators: { parameters: strict({ institutionId: IdText }), answers: { 200: Type.Array(Originator) } },
  getProducts: { parameters: pair, answers: { 200: Type.Array(Product) } },
  getLicenses: { parameters: pair, answers: { 200: Type.Array(StateCode) } },
  createLoan: { body: CreateLoanRequest, answers: { 200: CreateLoanAnswer } },
  userHasOtherActiveOriginators: { answers: { 200: OtherActiveOriginators } },
} as const satisfies ShapesOf<typeof createLoanOperations>;
