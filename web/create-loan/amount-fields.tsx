import { limits } from '../../contracts/api/limits.ts';
import { NumberField } from '../ui/fields/number-field.tsx';
import { SwitchField } from '../ui/fields/switch-field.tsx';
import type { TypedAmount } from './amounts.ts';
import { shownPercent } from './exact.ts';
import styles from './form.module.css';
import { useCreateForm } from './use-create-form.ts';
import { visibleFields } from './visible-fields.ts';

/** The amounts. Every edit goes through the calculation; nothing else writes them. */
export function AmountFields() {
  const { isLead, values, edit, field } = useCreateForm();
  const shown = visibleFields(values.loanPurpose, isLead);
  const typed = (name: TypedAmount) => ({
    ...field(name),
    value: values[name],
    onChange: (value: string) => edit({ field: name, value }),
  });
  return (
    <div className={styles['quarters']}>
      {shown.salesPrice ? <NumberField {...typed('salesPrice')} unit="$" decimals={2} /> : null}
      <NumberField
        {...typed('estimatedOrAppraisedValue')}
        unit="$"
        decimals={2}
        isReadOnly={values.sameAsSalesPrice}
        aside={
          shown.sameAsSalesPrice ? (
            <SwitchField
              id="field-sameAsSalesPrice"
              label="Same as sales price"
              isOn={values.sameAsSalesPrice}
              onChange={(value) => edit({ field: 'sameAsSalesPrice', value })}
            />
          ) : null
        }
      />
      {shown.downPayment ? (
        <>
          <NumberField {...typed('downPaymentPercent')} unit="%" decimals={3} />
          <NumberField {...typed('downPaymentAmount')} unit="$" decimals={2} />
        </>
      ) : null}
      <div className={styles['break']} />
      <NumberField {...typed('baseLoanAmount')} unit="$" decimals={2} />
      <NumberField
        {...typed('financedAmount')}
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
    </div>
  );
}
