import type { taxIdentifierTypes } from '../../contracts/api/options.ts';
import type { ZipCode } from '../../contracts/schemas/configuration.ts';
import type { LoanAmounts } from './amounts.ts';
import { emptyAmounts } from './calculation.ts';
import { type Dependents, noDependents } from './dependents.ts';

export type TaxIdentifierType = (typeof taxIdentifierTypes)[number];

/** A type-to-filter choice: the text in the field, and the id of the option it names, null for unlisted text. */
export interface Choice {
  readonly text: string;
  readonly id: number | null;
}

/** The part of an address that depends on its state. */
export interface Place {
  readonly city: string;
  readonly zipCode: string;
  readonly zipExtension: string;
  /** Of a property only. */
  readonly county?: string;
}

export interface AddressValues {
  readonly houseNumber: string;
  readonly streetName: string;
  readonly unitNumber: string;
  readonly city: string;
  /** Code as listed, or the text that names none. */
  readonly state: string;
  readonly zipCode: string;
  readonly zipExtension: string;
  /** Not sent. */
  readonly byState: Dependents<Place>;
  /** The row of the look-up that has filled in the place; null for none. Not sent. */
  readonly lookedUp: ZipCode | null;
}

export interface PropertyAddressValues extends AddressValues {
  readonly county: string;
}

/** What the form holds about one person; blank text means not given. */
export interface PersonValues {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  /** Null for none. */
  readonly generation: string | null;
  /** Digits with or without dashes. */
  readonly taxIdentifier: string;
  readonly taxIdentifierType: TaxIdentifierType;
  readonly emailAddress: string;
  /** yyyy-MM-dd, no time zone; what was typed where that is no day. */
  readonly birthDate: string;
  /** Digits, or (000) 000-0000. */
  readonly cellPhone: string;
  /** Digits, or (000) 000-0000. */
  readonly workPhone: string;
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

export const emptyAddress: AddressValues = {
  houseNumber: '',
  streetName: '',
  unitNumber: '',
  city: '',
  state: '',
  zipCode: '',
  zipExtension: '',
  byState: noDependents,
  lookedUp: null,
};

/** A person of whom nothing is known; the tax identifier counts as an ssn until someone says otherwise (L-3.4-20). */
export const emptyPerson: PersonValues = {
  firstName: '',
  middleName: '',
  lastName: '',
  generation: null,
  taxIdentifier: '',
  taxIdentifierType: 'ssn',
  emailAddress: '',
  birthDate: '',
  cellPhone: '',
  workPhone: '',
  presentAddress: emptyAddress,
};

/** A new form: lists and amounts blank, toggles off (L-2.2-36). */
export const emptyForm = (): CreateLoanValues => ({
  ...emptyAmounts(),
  institution: noChoice,
  originator: noChoice,
  product: noChoice,
  byInstitution: noDependents,
  byOriginator: noDependents,
  loanOriginationType: '',
  isEmployeeLoan: false,
  isForgivable: false,
  propertyType: '',
  occupancy: '',
  interestRate: '',
  amortizationTerm: '',
  borrower: emptyPerson,
  hasCoBorrower: false,
  coBorrower: emptyPerson,
  isCoBorrowerAddressSame: false,
  isPropertyAddressSameAsBorrowerAddress: false,
  propertyAddress: { ...emptyAddress, county: '' },
});
