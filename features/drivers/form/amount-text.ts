import type { CreateLoanValues } from '../../../web/create-loan/form-values.ts';
import { Decimal, shownPercent } from '../../../web/create-loan/exact.ts';
import { pathOfField } from './fields.ts';

/** An amount of the form as the screen writes it: dollars with two decimals, percents with three. Blank counts as 0. */
export function amountText(values: CreateLoanValues, label: string): string {
  const path = pathOfField(label);
  const text = String((values as unknown as Readonly<Record<string, unknown>>)[path]);
  const value = new Decimal(text === '' ? 0 : text);
  if (path === 'loanToValuePercent') return new Decimal(shownPercent(text)).toFixed(3);
  return path === 'downPaymentPercent' ? value.toFixed(3) : withCommas(value.toFixed(2));
}

const withCommas = (text: string): string =>
  text.replace(/\B(?=(\d{3})+(?!\d))/g, ',').replace(/(\.\d+),/, '$1');
