import { type ReactNode, useState } from 'react';
import { type FieldPath, fieldPaths } from '../../../contracts/fields/create-screen.ts';
import { amountFields } from '../../../contracts/fields/loan.ts';
import grid from '../../shared/ui/fields/grid.module.css';
import { NumberField } from '../../shared/ui/fields/number-field.tsx';
import type { Span } from '../../shared/ui/fields/span.ts';
import { SwitchField } from '../../shared/ui/fields/switch-field.tsx';
import { useAfterPause } from '../../shared/ui/use-after-pause.ts';
import { rulesOf } from '../amounts.ts';
import { calculatedAmounts, changedAmounts } from '../changed-amounts.ts';
import { shownPercent } from '../decimal.ts';
import { fieldId, isShown } from '../fields.ts';
import { useCreateForm, useField, useToggle, useValues } from '../form/create-form.ts';
import { FormField, numberProps } from './form-field.tsx';
import { amountLayout } from './layout.ts';

/** The fields for amounts, interest rate and term. */
export function AmountFields() {
  const { isLead } = useCreateForm();
  const values = useValues();
  const screen = { isLead, loanPurpose: values.loanPurpose };
  const layout = amountLayout(isShown('salesPrice', screen), isShown('downPaymentAmount', screen));
  return (
    <div className={grid['grid']}>
      {Object.entries<Span>(layout).map(([name, span]) => (
        <AmountField key={name} name={name as AmountName} span={span} />
      ))}
    </div>
  );
}

type AmountName = keyof typeof amountFields;

function AmountField({ name, span }: { readonly name: AmountName; readonly span: Span }): ReactNode {
  const { isLead } = useCreateForm();
  const values = useValues();
  const field = useField(name);
  const { loanPurpose } = values;
  if (!isShown(name, { isLead, loanPurpose })) return null;
  switch (name) {
    case 'totalLoanAmount':
      return (
        <NumberField
          {...field}
          {...numberProps(amountFields[name])}
          span={span}
          value={values.totalLoanAmount}
          reason="Base loan plus financed amount."
        />
      );
    case 'loanToValuePercent':
      return (
        <NumberField
          {...field}
          span={span}
          value={shownPercent(values.loanToValuePercent)}
          unit="%"
          decimals={3}
          reason={
            rulesOf(loanPurpose).dividesByEstimatedValue
              ? 'Total loan amount divided by the estimated value.'
              : 'Total loan amount divided by the lower of sales price and estimated value.'
          }
        />
      );
    case 'estimatedOrAppraisedValue': {
      const isOffered = isShown('sameAsSalesPrice', { isLead, loanPurpose });
      return (
        <FormField
          path={name}
          span={span}
          reason={values.sameAsSalesPrice ? 'Same as the sales price.' : undefined}
          isReasonHidden
          aside={isOffered ? sameAsSalesPrice : null}
        />
      );
    }
    default:
      return <FormField path={name} span={span} />;
  }
}

function SameAsSalesPrice() {
  return <SwitchField {...useToggle('sameAsSalesPrice')} />;
}

/** A constant element, so that React does not render the unchanged field again. */
const sameAsSalesPrice = <SameAsSalesPrice />;

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
