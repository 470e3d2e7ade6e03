import {
  type CheckedBorrower,
  type LeadEntries,
  readFrameMessage,
} from '../../../contracts/frame-messages.ts';
import { type FieldPath, fieldPaths } from '../../../contracts/fields/create-screen.ts';
import type { Fields } from '../../../contracts/fields/field.ts';
import { addressFields, personFields } from '../../../contracts/fields/person.ts';
import { emptyAmounts } from './calculation.ts';
import type { LenderPath } from './dependent-lists.ts';
import { isTextPath, withEdit } from './edits.ts';
import {
  type AddressValues,
  type CreateLoanValues,
  noLender,
  type PersonValues,
  type Texts,
} from './form-values.ts';

/** The values of a new form, and the fields that the user cannot change. */
interface InitialValues {
  readonly values: CreateLoanValues;
  readonly locked: ReadonlySet<FieldPath>;
}

/**
 * Returns the values of a new form. The borrower check, if the user made one, fills in the borrower of a loan. Name and
 * tax identifier are then locked, middle name and suffix only if the check has them. A lead ignores the check.
 * @param checked the value of CreateLoanCheck in session storage; a malformed value is ignored
 */
export function initialValues(isLead: boolean, checked: unknown): InitialValues {
  const values = emptyForm();
  const borrower = isLead ? null : borrowerIn(checked);
  if (!borrower) return { values, locked: new Set() };
  const { lead, ...person } = borrower;
  const { middleName, generation } = person;
  const locked = new Set<FieldPath>([
    'borrower.firstName',
    'borrower.lastName',
    'borrower.taxIdentifier',
    'borrower.taxIdentifierType',
    ...(middleName === null ? [] : (['borrower.middleName'] as const)),
    ...(generation === null ? [] : (['borrower.generation'] as const)),
  ]);
  const checkedForm = { ...values, borrower: { ...emptyPerson, ...filledIn(person) } };
  return { values: lead ? withLead(checkedForm, lead, locked) : checkedForm, locked };
}

/** Returns the form with the entries of a lead, which the user can change. Locked fields keep their values. */
function withLead(
  form: CreateLoanValues,
  lead: LeadEntries,
  locked: ReadonlySet<FieldPath>,
): CreateLoanValues {
  const { entries, institutionId, originatorUserId, hasCoBorrower } = lead;
  const choice = (path: LenderPath, id: number | null) => ({ text: entries[path] ?? '', id });
  const start: CreateLoanValues = {
    ...form,
    institution: choice('institution', institutionId),
    originator: choice('originator', originatorUserId),
    product: choice('product', null),
    hasCoBorrower,
  };
  // In the order of the lead, since a state clears the city.
  return Object.entries(entries).reduce((edited, [name, text]) => {
    const path = fieldPaths.find((known) => known === name);
    return path && isTextPath(path) && !locked.has(path) ? withEdit(edited, path, text) : edited;
  }, start);
}

const textsOf = <const Group extends Fields>(group: Group) =>
  Object.fromEntries(
    Object.entries(group).map(([name, field]) => [name, field.kind === 'select' ? field.options[0] : '']),
  ) as Texts<Group>;

export const emptyAddress: AddressValues = {
  ...textsOf(addressFields),
  lastState: '',
  lastZip: '',
  lookedUp: null,
  pending: { zipCode: false, state: false },
};

/** A borrower without data; the tax identifier is an ssn until the user chooses another type. */
export const emptyPerson: PersonValues = { ...textsOf(personFields), presentAddress: emptyAddress };

/** Returns an empty form: lists and amounts blank, toggles off. */
export const emptyForm = (): CreateLoanValues => ({
  ...emptyAmounts,
  ...noLender,
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

const filledIn = (borrower: Omit<CheckedBorrower, 'lead'>) => ({
  ...borrower,
  middleName: borrower.middleName ?? '',
  generation: borrower.generation ?? '',
});

/**
 * Parses the stored borrower with the schema of the frame message, since any script of the origin can write to storage.
 */
function borrowerIn(checked: unknown): CheckedBorrower | null {
  const message = readFrameMessage({ type: 'createLoanCheck', borrower: checked, matches: [] });
  return message?.type === 'createLoanCheck' ? message.borrower : null;
}
