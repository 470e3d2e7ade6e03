import { amountFields } from '../../contracts/fields/loan.ts';
import type { addressFields, personFields } from '../../contracts/fields/person.ts';
import type { ZipCode } from '../../contracts/operations/configuration.ts';
import type { LoanAmounts } from './amounts.ts';

/**
 * The value of a type-to-filter list: the text in the field, and the id of the option with this text. The id is null
 * for text that is not in the list.
 */
export interface Choice {
  readonly text: string;
  readonly id: number | null;
}

/**
 * Entries that depend on a choice, as the city depends on the state: the current choice, and the entries of each
 * earlier choice. Choosing an earlier choice again restores its entries. Typed text that is no choice changes nothing
 * (A-133).
 */
interface Dependents<Entries> {
  /** The current choice; blank before the first choice. */
  readonly chosen: string;
  readonly earlier: Readonly<Record<string, Entries>>;
}

/** The part of an address that depends on its state. */
export interface Place {
  readonly city: string;
  readonly zipCode: string;
  readonly zipExtension: string;
  /** County of a property's address; other addresses have none. */
  readonly county?: string;
}

/** The text of each field; blank for an empty field. */
export type Texts<Group> = { readonly [Name in keyof Group]: string };

export interface AddressValues extends Texts<typeof addressFields> {
  /** City, zip and county that were entered for earlier states. Not part of the request. */
  readonly byState: Dependents<Place>;
  /** The zip extension of each earlier zip code. Not part of the request. */
  readonly byZip: Dependents<string>;
  /** The row of the zip look-up that has filled in the place; null if the user typed it. Not part of the request. */
  readonly lookedUp: ZipCode | null;
}

export interface PropertyAddressValues extends AddressValues {
  readonly county: string;
}

/**
 * Entries for a borrower or co-borrower. The birth date is yyyy-MM-dd without a time zone, or the invalid text as
 * typed. Phone numbers and tax identifiers may contain punctuation.
 */
export interface PersonValues extends Texts<typeof personFields> {
  readonly presentAddress: AddressValues;
}

export interface UnderInstitution {
  readonly originator: Choice;
  readonly product: Choice;
  /** The origination type; blank until an institution with a default is chosen. */
  readonly loanOriginationType: string;
  readonly byOriginator: Dependents<{ readonly product: Choice }>;
}

/** The values of the create form, as the fields show them. */
export interface CreateLoanValues extends LoanAmounts, UnderInstitution {
  readonly institution: Choice;
  /** Originator, product and origination type that were entered for earlier institutions. Not part of the request. */
  readonly byInstitution: Dependents<UnderInstitution>;
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
  /** The co-borrower's values. They are kept while the panel is hidden, but not sent then (L-3.4-14). */
  readonly coBorrower: PersonValues;
  /** If true, the co-borrower has the borrower's address. Not part of the request. */
  readonly isCoBorrowerAddressSame: boolean;
  readonly isPropertyAddressSameAsBorrowerAddress: boolean;
  readonly propertyAddress: PropertyAddressValues;
}

/**
 * Returns true if two forms have the same entries. An amount of 0 equals a blank one, since a deleted amount leaves
 * calculated zeros behind.
 */
export const haveSameEntries = (one: CreateLoanValues, other: CreateLoanValues): boolean =>
  JSON.stringify(one, entry) === JSON.stringify(other, entry);

function entry(name: string, value: unknown): unknown {
  if (name.startsWith('by') || name === 'lookedUp') return undefined;
  return amountNames.has(name) && /^[0.]*$/.test(String(value)) ? '' : value;
}

const amountNames: ReadonlySet<string> = new Set(Object.keys(amountFields));

export const noChoice: Choice = { text: '', id: null };

/** The dependent entries before the first choice. */
export const noDependents: Dependents<never> = { chosen: '', earlier: {} };

/**
 * Stores the entries of the former choice and makes another choice the current one.
 * @param from the former choice; blank if there was none
 * @param to the new choice; blank if the field was cleared
 * @returns `dependents`: the stored entries; `before`: the earlier entries under the new choice, or null
 */
export function switched<Entries>(
  { earlier }: Dependents<Entries>,
  [from, to]: readonly [from: string, to: string],
  entries: Entries,
): { readonly dependents: Dependents<Entries>; readonly before: Entries | null } {
  return {
    dependents: { chosen: to, earlier: from === '' ? earlier : { ...earlier, [from]: entries } },
    before: earlier[to] ?? null,
  };
}
