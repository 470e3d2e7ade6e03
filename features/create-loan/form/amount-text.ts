import type { CreateLoanValues } from '../../../web/create-loan/form-values.ts';
import { numberOf, percentText, shownPercent, usdText } from '../../../web/create-loan/decimal.ts';
import { pathOfField } from '../../vocabulary/form-fields.ts';

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

/** Formats an amount of the form as the screen does: dollars with two decimals, percents with three. A blank is 0. */
export function amountText(values: CreateLoanValues, label: string): string {
  const path = pathOfField(label);
  const text = String((values as unknown as Readonly<Record<string, unknown>>)[path]);
  if (path === 'loanToValuePercent') return shownPercent(text);
  return path === 'downPaymentPercent' ? percentText(numberOf(text)) : withCommas(usdText(numberOf(text)));
}

const withCommas = (text: string): string =>
  text.replace(/\B(?=(\d{3})+(?!\d))/g, ',').replace(/(\.\d+),/, '$1');
