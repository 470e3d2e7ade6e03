import { createFields, type FieldPath } from '../../../contracts/fields/create-screen.ts';
import { parseDay } from '../../../web/pages/create-loan/day.ts';
import {
  type Lists,
  noLists,
  type TextPath,
  withEdit,
  withToggle,
} from '../../../web/pages/create-loan/edits.ts';
import type { CreateLoanValues } from '../../../web/pages/create-loan/form-values.ts';
import { settled } from '../../../web/pages/create-loan/settled.ts';
import { pathOfField, switchNames } from '../vocabulary/form-fields.ts';
import { numberOf, percentText, shownPercent, usdText } from '../../../web/pages/create-loan/decimal.ts';

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

/** Returns the form after the user has entered a text in a field. The text for a switch is "on" or "off". */
export function entered(
  values: CreateLoanValues,
  name: string,
  entry: string,
  lists: Lists = noLists,
): CreateLoanValues {
  const path = pathOfField(name);
  const toggle = switchNames.find((one) => one === path);
  if (toggle) return settled(withToggle(values, toggle, entry === 'on'), lists);
  if (createFields[path as FieldPath].kind === 'choice')
    return { ...values, [path]: { text: entry, id: null } };
  return settled(withEdit(values, path as TextPath, asTyped(path as FieldPath, entry)), lists);
}

/** Returns the shown text of a field: an amount as the screen formats it, a switch as "on" or "off". */
export function shownIn(values: CreateLoanValues, name: string): string {
  if (amountNames.includes(name)) return amountText(values, name);
  const value = pathOfField(name)
    .split('.')
    .reduce<unknown>((part, key) => Reflect.get(Object(part), key), values);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? value : '';
}

const amountNames: readonly string[] = Object.values(amountFields);

function asTyped(path: FieldPath, entry: string): string {
  const field = createFields[path];
  if (field.kind === 'date') return parseDay(entry) ?? entry;
  if (field.kind === 'select') return entry.toLowerCase();
  // The form stores numbers without the thousands separators that the field shows.
  return 'decimals' in field ? entry.replaceAll(',', '') : entry;
}

/** Formats an amount of the form as the screen does: dollars with two decimals, percents with three. A blank is 0. */
export function amountText(values: CreateLoanValues, label: string): string {
  const path = pathOfField(label);
  const text = String((values as unknown as Readonly<Record<string, unknown>>)[path]);
  if (path === 'loanToValuePercent') return shownPercent(text);
  return path === 'downPaymentPercent' ? percentText(numberOf(text)) : withCommas(usdText(numberOf(text)));
}

const withCommas = (text: string): string =>
  text.replace(/\B(?=(\d{3})+(?!\d))/g, ',').replace(/(\.\d+),/, '$1');
