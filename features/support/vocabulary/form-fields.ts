import {
  controls,
  createFields,
  type FieldPath,
  fieldPaths,
  ownedLabel,
  type Part,
  partOf,
  type SwitchName,
} from '../../../contracts/fields/create-screen.ts';
import { switches } from '../../../contracts/fields/loan.ts';

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

/** Returns true if the field shows its digits in the pattern of a mask. */
export const isMasked = (name: string): boolean => 'mask' in createFields[pathOfField(name) as FieldPath];

/** Returns true if the form has a field of this name. */
export const isField = (name: string): boolean => names.has(name);

/** Returns panel and label of a field on the screen; `panel` is undefined if the label alone is unique. */
export function placeOfField(name: string): { readonly panel: string | undefined; readonly label: string } {
  const path = pathOfField(name);
  return { panel: panels[partOf(path)], label: controls[path].label };
}

const panels: Partial<Readonly<Record<Part, string>>> = {
  borrower: 'Borrower Information',
  coBorrower: 'Co-Borrower Information',
  propertyAddress: 'Property Information',
};
