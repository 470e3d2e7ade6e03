import { useState } from 'react';
import { type FieldPath, fieldPaths } from '../../../../contracts/fields/create-screen.ts';
import { amountFields } from '../../../../contracts/fields/loan.ts';
import type { Elements } from '../../../shared/ui/elements.ts';
import grid from '../../../shared/ui/fields/grid.module.css';
import { NumberField } from '../../../shared/ui/fields/number-field.tsx';
import { useAfterPause } from '../../../shared/ui/use-after-pause.ts';
import { rulesOf } from '../amounts.ts';
import { calculatedAmounts, changedAmounts } from '../changed-amounts.ts';
import { shownPercent } from '../decimal.ts';
import { fieldId, isShown } from '../fields.ts';
import type { CreateLoanValues } from '../form-values.ts';
import { useCreateForm, useValues } from '../form/form-context.ts';
import { useFormField } from '../form/form-fields.ts';
import { FormField, numberProps, ToggleField } from './form-field.tsx';

export function AmountFields() {
  return (
    <div className={grid['grid']}>
      {Object.keys(amountFields).map((name) => (
        <AmountField key={name} name={name as AmountName} />
      ))}
    </div>
  );
}

type AmountName = keyof typeof amountFields;

function AmountField({ name }: { readonly name: AmountName }): Elements {
  const { isLead } = useCreateForm();
  const values = useValues();
  const { loanPurpose } = values;
  const screen = { isLead, loanPurpose };
  if (!isShown(name, screen)) return null;
  const hasPrice = isShown('salesPrice', screen);
  const hasDownPayment = isShown('downPaymentAmount', screen);
  switch (name) {
    case 'totalLoanAmount':
      return <TotalField />;
    case 'loanToValuePercent':
      return <RatioField dividesByEstimatedValue={rulesOf(loanPurpose).dividesByEstimatedValue} />;
    case 'estimatedOrAppraisedValue':
      return (
        <>
          <FormField
            path={name}
            width={hasPrice ? undefined : 'whole wide'}
            reason={values.sameAsSalesPrice ? 'Same as the sales price.' : undefined}
            isReasonHidden
          />
          {isShown('sameAsSalesPrice', screen) ? (
            <ToggleField name="sameAsSalesPrice" width="whole wide" />
          ) : null}
        </>
      );
    case 'baseLoanAmount':
    case 'financedAmount':
      // Beside the down payment or the value, else in a row of their own.
      return <FormField path={name} width={hasPrice && !hasDownPayment ? 'wide' : undefined} />;
    default:
      return <FormField path={name} />;
  }
}

function TotalField() {
  const field = useFormField<string>('totalLoanAmount');
  return (
    <NumberField
      {...field}
      {...numberProps(amountFields.totalLoanAmount)}
      reason="Base loan amount + financed amount"
    />
  );
}

function RatioField({ dividesByEstimatedValue }: { readonly dividesByEstimatedValue: boolean }) {
  const field = useFormField<CreateLoanValues['loanToValuePercent']>('loanToValuePercent');
  return (
    <NumberField
      {...field}
      value={shownPercent(field.value)}
      unit="%"
      decimals={3}
      reason={
        dividesByEstimatedValue
          ? 'Total loan amount ÷ estimated or appraised value'
          : 'Total loan amount ÷ the lower of sales price and appraised value'
      }
    />
  );
}

/** Announces changed amounts to screen readers, once for each pause in typing (WCAG 4.1.3). */
export function AmountAnnouncement() {
  const { isLead } = useCreateForm();
  const values = useValues();
  const amounts = calculatedAmounts(values, isLead);
  const [known, setKnown] = useState({ amounts, words: '' });
  useAfterPause(Object.values(amounts).join(), () => {
    const words = changedAmounts(known.amounts, amounts, focusedField());
    setKnown({ amounts, words: words || known.words });
  });
  return (
    <p role="status" className="visually-hidden">
      {known.words}
    </p>
  );
}

const focusedField = (): FieldPath | undefined =>
  fieldPaths.find((path) => fieldId(path) === document.activeElement?.id);
