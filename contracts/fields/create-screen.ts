import type { Field, Switch } from './field.ts';
import { amountFields, lenderFields, purposeFields, switches } from './loan.ts';
import { addressFields, personFields, propertyFields } from './person.ts';

const loanFields = { ...lenderFields, ...purposeFields, ...amountFields } as const;

/** Every field of the create screen by its path in the form, in reading order. */
const catalogue = {
  ...loanFields,
  ...under('borrower', personFields),
  ...under('borrower.presentAddress', addressFields),
  ...under('coBorrower', personFields),
  ...under('coBorrower.presentAddress', addressFields),
  ...under('propertyAddress', propertyFields),
} as const;
export type FieldPath = keyof typeof catalogue;

export const createFields: Readonly<Record<FieldPath, Field>> = catalogue;
export const fieldPaths = Object.keys(createFields) as FieldPath[];

export type SwitchName = keyof typeof switches;

/** Path of a borrower in the form. */
export type PersonPath = 'borrower' | 'coBorrower';

/** Path of an address in the form. */
export type AddressPath = `${PersonPath}.presentAddress` | 'propertyAddress';

/**
 * A part of the create screen. Labels are unique only within a part: co-borrower and property repeat labels of the
 * borrower.
 */
export type Part = 'loan' | PersonPath | 'propertyAddress';

/** Returns the part of the screen that has the field or switch. */
export function partOf(name: FieldPath | SwitchName): Part {
  if (name === 'isCoBorrowerAddressSame') return 'coBorrower';
  if (name === 'isPropertyAddressSameAsBorrowerAddress') return 'propertyAddress';
  return name.includes('.') ? (name.split('.')[0] as Part) : 'loan';
}

/** Label and visibility of each field and each switch. */
export const controls: Readonly<Record<FieldPath | SwitchName, Switch>> = { ...createFields, ...switches };

/** Returns a label that is unique on the create screen: 'First name' for the borrower, 'Co-borrower first name'. */
export function ownedLabel(name: FieldPath | SwitchName): string {
  const [owner, label] = [owners[partOf(name)], controls[name].label];
  return owner ? `${owner} ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}

const owners: Partial<Readonly<Record<Part, string>>> = {
  coBorrower: 'Co-borrower',
  propertyAddress: 'Property',
};

type Under<Prefix extends string, Group> = {
  readonly [Name in keyof Group & string as `${Prefix}.${Name}`]: Group[Name];
};

function under<const Prefix extends string, const Group extends object>(
  prefix: Prefix,
  group: Group,
): Under<Prefix, Group> {
  const entries = Object.entries(group).map(([name, field]) => [`${prefix}.${name}`, field]);
  return Object.fromEntries(entries) as Under<Prefix, Group>;
}
