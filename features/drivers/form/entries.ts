import { createFields, type FieldPath } from '../../../contracts/fields/create-screen.ts';
import { noZips } from '../../../web/create-loan/zip-index.ts';
import { dayTyped } from '../../../web/create-loan/day.ts';
import { type Known, type TextPath, withEdit, withToggle } from '../../../web/create-loan/form/edits.ts';
import type { CreateLoanValues } from '../../../web/create-loan/form-values.ts';
import { pathOfField, switchNames } from './fields.ts';

/** The form after somebody has entered something in a field, as the screen would take it. A toggle takes "on" and "off". */
export function entered(
  values: CreateLoanValues,
  name: string,
  entry: string,
  known: Known = nothingKnown,
): CreateLoanValues {
  const path = pathOfField(name);
  const toggle = switchNames.find((one) => one === path);
  if (toggle) return withToggle(values, toggle, entry === 'on', known);
  if (createFields[path as FieldPath].kind === 'choice')
    return { ...values, [path]: { text: entry, id: null } };
  return withEdit(values, path as TextPath, asTyped(path as FieldPath, entry), known);
}

/** The lists of the server have not arrived. */
export const nothingKnown: Known = { zips: noZips, licensedStates: null };

/** What stands in the field of this name. */
export function shownIn(values: CreateLoanValues, name: string): string {
  const value = pathOfField(name)
    .split('.')
    .reduce<unknown>((part, key) => Reflect.get(Object(part), key), values);
  return typeof value === 'string' ? value : '';
}

function asTyped(path: FieldPath, entry: string): string {
  const field = createFields[path];
  if (field.kind === 'date') return dayTyped(entry) ?? entry;
  if (field.kind === 'select') return entry.toLowerCase();
  // The field keeps the number that the user sees with separators.
  return 'decimals' in field ? entry.replaceAll(',', '') : entry;
}
