import { createFields, type FieldPath } from '../../../contracts/fields/create-screen.ts';
import type { LoanAmounts } from './amounts.ts';
import { numberOf, percentText, shownPercent } from './decimal.ts';
import { isShown } from './fields.ts';

/** Calculated amounts by field path, as texts for screen readers. */
type CalculatedAmounts = Readonly<Partial<Record<FieldPath, string>>>;

/** Returns the amounts on the screen that can change when the user edits another field. */
export function calculatedAmounts(values: LoanAmounts, isLead: boolean): CalculatedAmounts {
  const dollars = (text: string) => numberOf(text).toNumber().toLocaleString('en-US', usd);
  const percent = (text: string) => `${percentText(numberOf(text))} percent`;
  return {
    ...(values.sameAsSalesPrice
      ? { estimatedOrAppraisedValue: dollars(values.estimatedOrAppraisedValue) }
      : {}),
    ...(isShown('downPaymentAmount', { isLead, loanPurpose: values.loanPurpose })
      ? {
          downPaymentPercent: percent(values.downPaymentPercent),
          downPaymentAmount: dollars(values.downPaymentAmount),
        }
      : {}),
    baseLoanAmount: dollars(values.baseLoanAmount),
    totalLoanAmount: dollars(values.totalLoanAmount),
    loanToValuePercent: percent(shownPercent(values.loanToValuePercent)),
  };
}

/**
 * Returns the announcement of the amounts that have changed; blank if all are the same.
 * @param typed the field with the focus, which is not announced
 */
export function changedAmounts(
  before: CalculatedAmounts,
  after: CalculatedAmounts,
  typed: FieldPath | undefined,
): string {
  const paths = (Object.keys(after) as FieldPath[]).filter(
    (path) => path !== typed && before[path] !== undefined && before[path] !== after[path],
  );
  return paths.map((path) => `${createFields[path].label} ${after[path]}.`).join(' ');
}

const usd = { style: 'currency', currency: 'USD' } as const;
