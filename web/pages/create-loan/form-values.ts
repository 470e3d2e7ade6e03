import { amountFields } from '../../../contracts/fields/loan.ts';
import type { addressFields, personFields } from '../../../contracts/fields/person.ts';
import type { ZipCode } from '../../../contracts/operations/configuration.ts';
import type { LoanAmounts } from './amounts.ts';

/**
 * The values of the create form, as the fields show them; request.ts makes the request of them. `last`, `lastState`,
 * `lastZip`, `lookedUp` and `pending` are not entered and not sent: they tell which entries depend on an earlier text, or
 * on a list that is still loading.
 */
export interface CreateLoanValues extends LoanAmounts, LenderValues {
  readonly isEmployeeLoan: boolean;
  readonly isForgivable: boolean;
  /** Blank until the user chooses a type. */
  readonly propertyType: string;
  /** Blank until the user chooses an occupancy. */
  readonly occupancy: string;
  /** Percent number with at most three decimals. */
  readonly interestRate: string;
  /** Whole number of months. */
  readonly amortizationTerm: string;
  readonly borrower: PersonValues;
  readonly hasCoBorrower: boolean;
  /** The co-borrower's values. They are kept while the panel is hidden, but not sent then. */
  readonly coBorrower: PersonValues;
  /** If true, the co-borrower has the borrower's address. Not part of the request. */
  readonly isCoBorrowerAddressSame: boolean;
  readonly isPropertyAddressSameAsBorrowerAddress: boolean;
  readonly propertyAddress: PropertyAddressValues;
}

/** Institution, originator and product, and the origination type. */
export interface LenderValues {
  readonly institution: Choice;
  readonly originator: Choice;
  readonly product: Choice;
  /** The origination type; blank until an institution with a default is chosen. */
  readonly loanOriginationType: string;
}

/**
 * The value of a type-to-filter list: the text in the field, and the id of the option with this text. The id is null
 * for text that is not in the list.
 */
export interface Choice {
  readonly text: string;
  readonly id: number | null;
  /** While the text names no option: the id of the last option, on which other entries still depend. */
  readonly last?: number | null;
}

/**
 * Entries for a borrower or co-borrower. The birth date is yyyy-MM-dd without a time zone, or the invalid text as
 * typed. Phone numbers and tax identifiers may contain punctuation.
 */
export interface PersonValues extends Texts<typeof personFields> {
  readonly presentAddress: AddressValues;
}

export interface AddressValues extends Texts<typeof addressFields> {
  /** The last valid state, on which city, zip and county depend; blank before the first one. */
  readonly lastState: string;
  /** The last whole zip code, to which the extension belongs; blank before the first one. */
  readonly lastZip: string;
  /** What the zip look-up has filled in for a zip code; null if the user typed the place. */
  readonly lookedUp: (Partial<ZipCode> & Pick<ZipCode, 'zip'>) | null;
  readonly pending: Pending;
}

/** What the list of zip codes has not filled in yet. */
export interface Pending {
  /** The place of the zip code. Also true after it was filled in, until the licenses are known. */
  readonly zipCode: boolean;
  /** The only county of the state. */
  readonly state: boolean;
}

export interface PropertyAddressValues extends AddressValues {
  readonly county: string;
}

/** The text of each field; blank for an empty field. */
export type Texts<Group> = { readonly [Name in keyof Group]: string };

/**
 * Returns true if two forms have the same entries. An amount of 0 equals a blank one, since a deleted amount leaves
 * calculated zeros behind.
 */
export const haveSameEntries = (one: CreateLoanValues, other: CreateLoanValues): boolean =>
  JSON.stringify(one, entry) === JSON.stringify(other, entry);

function entry(name: string, value: unknown): unknown {
  if (notEntered.has(name)) return undefined;
  return amountNames.has(name) && /^[0.]*$/.test(String(value)) ? '' : value;
}

const amountNames: ReadonlySet<string> = new Set(Object.keys(amountFields));
const notEntered: ReadonlySet<string> = new Set<keyof Choice | keyof AddressValues>([
  'last',
  'lastState',
  'lastZip',
  'lookedUp',
  'pending',
]);

export const noChoice: Choice = { text: '', id: null };

/** A form without institution, originator and product. */
export const noLender: LenderValues = {
  institution: noChoice,
  originator: noChoice,
  product: noChoice,
  loanOriginationType: '',
};
