import { limits } from '../../../contracts/api/limits.ts';
import grid from '../../shared/ui/fields/grid.module.css';
import { NumberField } from '../../shared/ui/fields/number-field.tsx';
import type { Span } from '../../shared/ui/fields/span.ts';
import { SwitchField } from '../../shared/ui/fields/switch-field.tsx';
import { shownPercent } from '../exact.ts';
import { useCreateForm } from '../form/use-create-form.ts';
import { rulesOf } from '../purposes.ts';
import { type VisibleFields, visibleFields } from '../visible-fields.ts';

/** The amounts, then rate and term. Every edit goes through the calculation; nothing else writes an amount. */
export function AmountFields() {
  const { isLead, values, field, text, toggle } = useCreateForm();
  const shown = visibleFields(values.loanPurpose, isLead);
  const span = spansOf(shown);
  return (
    <div className={grid['grid']}>
      {shown.salesPrice ? (
        <NumberField {...text('salesPrice')} span={span.price} unit="$" decimals={2} />
      ) : null}
      <NumberField
        {...text('estimatedOrAppraisedValue')}
        span={span.price}
        unit="$"
        decimals={2}
        reason={values.sameAsSalesPrice ? 'Same as the sales price.' : undefined}
        isReasonHidden
        aside={
          shown.sameAsSalesPrice ? (
            <SwitchField
              id="field-sameAsSalesPrice"
              label="Same as sales price"
              {...toggle('sameAsSalesPrice')}
            />
          ) : null
        }
      />
      {shown.downPayment ? (
        <>
          <NumberField {...text('downPaymentPercent')} span={span.price} unit="%" decimals={3} />
          <NumberField {...text('downPaymentAmount')} span={span.price} unit="$" decimals={2} />
        </>
      ) : null}
      <NumberField {...text('baseLoanAmount')} span={span.loan} unit="$" decimals={2} />
      <NumberField
        {...text('financedAmount')}
        span={span.loan}
        unit="$"
        decimals={2}
        maximumLength={limits.financedAmountCharacters}
      />
      <NumberField
        {...field('totalLoanAmount')}
        span={span.total}
        value={values.totalLoanAmount}
        unit="$"
        decimals={2}
        reason="Base loan plus financed amount."
      />
      <NumberField
        {...field('loanToValuePercent')}
        span={span.ratio}
        value={shownPercent(values.loanToValuePercent)}
        unit="%"
        decimals={3}
        reason={
          rulesOf(values.loanPurpose).dividesByEstimatedValue
            ? 'Total loan by estimated value.'
            : 'Total loan by the lower of price and value.'
        }
      />
      <NumberField {...text('interestRate')} span={span.terms} unit="%" decimals={3} />
      <NumberField
        {...text('amortizationTerm')}
        span={span.terms}
        unit="months"
        decimals={0}
        maximumLength={limits.amortizationTermCharacters}
      />
    </div>
  );
}

interface Spans {
  readonly price: Span;
  readonly loan: Span;
  readonly total: Span;
  readonly ratio: Span;
  readonly terms: Span;
}

/** Three rows: price and down payment, the loan, its terms. A refinance has only the value in the first, so it joins the second. */
function spansOf({ salesPrice, downPayment }: VisibleFields): Spans {
  if (!salesPrice) return { ...spans, price: quarter, loan: quarter, total: quarter };
  return downPayment ? spans : { ...spans, price: half };
}

const half: Span = [12, 6, 6, 6];
const quarter: Span = [12, 6, 6, 3];
const third: Span = [12, 6, 4, 4];

const spans: Spans = {
  price: quarter,
  loan: third,
  total: [12, 12, 4, 4],
  ratio: [12, 12, 4, 4],
  terms: [6, 6, 4, 4],
};
