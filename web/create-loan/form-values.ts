import type { addressFields, personFields } from '../../contracts/fields/person.ts';
import type { ZipCode } from '../../contracts/operations/configuration.ts';
import type { LoanAmounts } from './amounts.ts';

/** A type-to-filter choice: the text in the field, and the id of the option it names, null for unlisted text. */
export interface Choice {
  readonly text: string;
  readonly id: number | null;
}

/**
 * Memory for entries that depend on a choice, as the city depends on the state: the choice in force, and the entries that were
 * made under earlier choices. Text that names no choice changes nothing; an earlier choice restores its entries.
 */
interface Dependents<Entries> {
  /** The choice in force; blank for none. */
  readonly chosen: string;
  readonly earlier: Readonly<Record<string, Entries>>;
}

/** The part of an address that depends on its state. */
export interface Place {
  readonly city: string;
  readonly zipCode: string;
  readonly zipExtension: string;
  /** Of a property only. */
  readonly county?: string;
}

/** What is entered for each field; blank for none. */
export type Texts<Group> = { readonly [Name in keyof Group]: string };

export interface AddressValues extends Texts<typeof addressFields> {
  /** Not sent. */
  readonly byState: Dependents<Place>;
  /** The row of the look-up that has filled in the place; null for none. Not sent. */
  readonly lookedUp: ZipCode | null;
}

export interface PropertyAddressValues extends AddressValues {
  readonly county: string;
}

/** The birth date is yyyy-MM-dd without a time zone, or the text that is no day; numbers may hold their punctuation. */
export interface PersonValues extends Texts<typeof personFields> {
  readonly presentAddress: AddressValues;
}

/** What depends on the institution. */
export interface UnderInstitution {
  readonly originator: Choice;
  readonly product: Choice;
  /** Blank until an institution with a default is chosen. */
  readonly loanOriginationType: string;
  readonly byOriginator: Dependents<{ readonly product: Choice }>;
}

/** Everything the create form holds, as it stands in the fields. */
export interface CreateLoanValues extends LoanAmounts, UnderInstitution {
  readonly institution: Choice;
  /** Not sent, as what is kept by originator. */
  readonly byInstitution: Dependents<UnderInstitution>;
  readonly isEmployeeLoan: boolean;
  readonly isForgivable: boolean;
  /** Blank for none. */
  readonly propertyType: string;
  /** Blank for none. */
  readonly occupancy: string;
  /** Percent number with at most three decimals. */
  readonly interestRate: string;
  /** Whole months. */
  readonly amortizationTerm: string;
  readonly borrower: PersonValues;
  readonly hasCoBorrower: boolean;
  /** Kept while the panel is hidden; not sent then (L-3.4-14). */
  readonly coBorrower: PersonValues;
  /** The co-borrower lives with the borrower. Not sent. */
  readonly isCoBorrowerAddressSame: boolean;
  readonly isPropertyAddressSameAsBorrowerAddress: boolean;
  readonly propertyAddress: PropertyAddressValues;
}

export const noChoice: Choice = { text: '', id: null };

/** Before the first choice. */
export const noDependents: Dependents<never> = { chosen: '', earlier: {} };

/**
 * Stores the present entries under the choice in force and puts another one into force.
 * @param from the choice in force so far; blank for none
 * @returns the memory, and the entries that were made under the new choice before; null for none
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
