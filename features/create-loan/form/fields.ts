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

/** Fields and switches by their names in features. Names of co-borrower and property fields start with the owner. */
const names: ReadonlyMap<string, FieldPath | SwitchName> = new Map(
  [...fieldPaths, ...switchNames].map((name) => [ownedLabel(name), name]),
);

/** Returns the path of a field in the form. @throws {Error} for an unknown name */
export function pathOfField(name: string): FieldPath | SwitchName {
  const path = names.get(name);
  if (path === undefined) throw new Error(`The create form has no field "${name}"`);
  return path;
}

/** Returns true if the form has a field of this name. */
export const isField = (name: string): boolean => names.has(name);

/** Returns the panel and the label of a field on the screen; no panel if the label alone identifies the field. */
export function placeOfField(name: string): { readonly panel: string | undefined; readonly label: string } {
  const path = pathOfField(name);
  return { panel: panels[partOf(path)], label: controls[path].label };
}

const panels: Partial<Readonly<Record<Part, string>>> = {
  borrower: 'Borrower Information',
  coBorrower: 'Co-Borrower Information',
  propertyAddress: 'Property Information',
};

/** Paths of the addresses in the form, by owner. */
export const addressPaths = {
  borrower: 'borrower.presentAddress',
  'co-borrower': 'coBorrower.presentAddress',
  property: 'propertyAddress',
} as const satisfies Readonly<Record<string, AddressPath>>;

/** Returns the borrower as the borrower check stores it. `given` has the values by field label. */
export const checkedBorrower = (
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string | null>> => {
  const { firstName, middleName, lastName, generation, taxIdentifier, taxIdentifierType } = personFields;
  const known = { firstName, middleName, lastName, generation, taxIdentifier, taxIdentifierType };
  return Object.fromEntries(Object.entries(known).map(([name, { label }]) => [name, given[label] ?? null]));
};

/** Names of amount fields, by column heading in the tables of features. */
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

/** Returns the loan purpose with this name; null for "(none)". @throws {Error} for an unknown name */
export function purposeOf(name: string): LoanPurpose | null {
  if (name === '(none)') return null;
  const purpose = loanPurposes.find((candidate) => candidate === name);
  if (!purpose) throw new Error(`No loan purpose "${name}"`);
  return purpose;
}
