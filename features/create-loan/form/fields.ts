import { type LoanPurpose, loanPurposes } from '../../../contracts/api/options.ts';
import {
  type AddressPath,
  controls,
  type FieldPath,
  fieldPaths,
  ownedLabel,
  type Part,
  partOf,
  type SwitchName,
} from '../../../contracts/fields/create-screen.ts';
import { switches } from '../../../contracts/fields/loan.ts';
import { personFields } from '../../../contracts/fields/person.ts';

export const switchNames = Object.keys(switches) as SwitchName[];

/** Fields and switches by the names that the features use: a field of co-borrower or property begins with its owner. */
const names: ReadonlyMap<string, FieldPath | SwitchName> = new Map(
  [...fieldPaths, ...switchNames].map((name) => [ownedLabel(name), name]),
);

/** Where the form keeps the field of this name. @throws {Error} when the form has no such field. */
export function pathOfField(name: string): FieldPath | SwitchName {
  const path = names.get(name);
  if (path === undefined) throw new Error(`The create form has no field "${name}"`);
  return path;
}

/** Returns whether the form has a field of this name. */
export const isField = (name: string): boolean => names.has(name);

/** The panel and the label that a field has on the screen; no panel for a field of the loan. */
export function placeOfField(name: string): { readonly panel: string | undefined; readonly label: string } {
  const path = pathOfField(name);
  return { panel: panels[partOf(path)], label: controls[path].label };
}

const panels: Partial<Readonly<Record<Part, string>>> = {
  borrower: 'Borrower Information',
  coBorrower: 'Co-Borrower Information',
  propertyAddress: 'Property Information',
};

/** Where the form keeps the address of an owner. */
export const addressPaths = {
  borrower: 'borrower.presentAddress',
  'co-borrower': 'coBorrower.presentAddress',
  property: 'propertyAddress',
} as const satisfies Readonly<Record<string, AddressPath>>;

/** What the borrower check keeps of a borrower whose fields are given by their labels. */
export const checkedBorrower = (
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string | null>> => {
  const { firstName, middleName, lastName, generation, taxIdentifier, taxIdentifierType } = personFields;
  const known = { firstName, middleName, lastName, generation, taxIdentifier, taxIdentifierType };
  return Object.fromEntries(Object.entries(known).map(([name, { label }]) => [name, given[label] ?? null]));
};

/** Columns of the tables of amounts, and the fields they show. */
export const amountFields = {
  'Sales price': 'Sales price',
  'Estimated value': 'Estimated or appraised value',
  'Base loan': 'Base loan amount',
  Financed: 'Financed amount',
  'Total loan': 'Total loan amount',
  'Down payment %': 'Down payment percent',
  'Down payment': 'Down payment amount',
  'Loan to value %': 'Loan to value percent',
} as const;

/** The loan purpose by its name; null for "(none)". @throws {Error} when there is no such purpose. */
export function purposeOf(name: string): LoanPurpose | null {
  if (name === '(none)') return null;
  const purpose = loanPurposes.find((candidate) => candidate === name);
  if (!purpose) throw new Error(`No loan purpose "${name}"`);
  return purpose;
}
