import { noZips } from '../../../web/create-loan/address/zip-index.ts';
import { dayTyped } from '../../../web/create-loan/day.ts';
import {
  type Known,
  type TextPath,
  toggles,
  withEntry,
  withToggle,
} from '../../../web/create-loan/form/entries.ts';
import type { CreateLoanValues } from '../../../web/create-loan/form-values.ts';
import { pathOfField } from './fields.ts';

/** The form after somebody has entered something in a field, as the screen would take it. A toggle takes "on" and "off". */
export function entered(
  values: CreateLoanValues,
  name: string,
  entry: string,
  known: Known = nothingKnown,
): CreateLoanValues {
  const path = pathOfField(name);
  const toggle = toggles.find((one) => one === path);
  if (toggle) return withToggle(values, toggle, entry === 'on', known);
  if (choices.includes(path)) return { ...values, [path]: { text: entry, id: null } };
  return withEntry(values, path as TextPath, asTyped(path, entry), known);
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

const choices: readonly string[] = ['institution', 'originator', 'product'];

function asTyped(path: string, entry: string): string {
  if (path.endsWith('.birthDate')) return dayTyped(entry) ?? entry;
  if (path.endsWith('.taxIdentifierType')) return entry.toLowerCase();
  // The field keeps the number that the user sees with separators.
  return path.includes('.') ? entry : entry.replaceAll(',', '');
}
