import { limits } from '../../contracts/api/limits.ts';
import { NumberField } from '../ui/fields/number-field.tsx';
import { SwitchField } from '../ui/fields/switch-field.tsx';
import { shownPercent } from './exact.ts';
import styles from './form.module.css';
import { useCreateForm } from './form/use-create-form.ts';
import { visibleFields } from './visible-fields.ts';

/** The amounts, then rate and term. Every edit goes through the calculation; nothing else writes an amount. */
export function AmountFields() {
  const { isLead, values, field, text, toggle } = useCreateForm();
  const shown = visibleFields(values.loanPurpose, isLead);
  return (
    <div className={styles['quarters']}>
      {shown.salesPrice ? <NumberField {...text('salesPrice')} unit="$" decimals={2} /> : null}
      <NumberField
        {...text('estimatedOrAppraisedValue')}
        unit="$"
        decimals={2}
        isReadOnly={values.sameAsSalesPrice}
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
          <NumberField {...text('downPaymentPercent')} unit="%" decimals={3} />
          <NumberField {...text('downPaymentAmount')} unit="$" decimals={2} />
        </>
      ) : null}
      <div className={styles['break']} />
      <NumberField {...text('baseLoanAmount')} unit="$" decimals={2} />
      <NumberField
        {...text('financedAmount')}
        unit="$"
        decimals={2}
        maximumLength={limits.financedAmountCharacters}
      />
      <NumberField
        {...field('totalLoanAmount')}
        value={values.totalLoanAmount}
        unit="$"
        decimals={2}
        isReadOnly
      />
      <NumberField
        {...field('loanToValuePercent')}
        value={shownPercent(values.loanToValuePercent)}
        unit="%"
        decimals={3}
        isReadOnly
      />
      <div className={styles['break']} />
      <NumberField {...text('interestRate')} unit="%" decimals={3} />
      <NumberField
        {...text('amortizationTerm')}
        unit="months"
        decimals={0}
        maximumLength={limits.amortizationTermCharacters}
      />
    </div>
  );
}
