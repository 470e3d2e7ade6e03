import { memo, type ReactNode, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { controlProps, Field, type FieldProps } from './field.tsx';
import { type Unit, unitInputs } from './formatted-input.tsx';
import styles from './number-field.module.css';
import { padded } from './padded.ts';
import { isAmountPasted } from './pasted.ts';

interface NumberFieldProps extends FieldProps {
  /** Decimal text without separators; blank for none. */
  readonly value: string;
  readonly unit: Unit;
  readonly decimals: number;
  /** Characters that the input takes, separators not counted. Zeros that nobody typed would count, so none are added. */
  readonly maximumLength?: number;
  /** Stands at the end of the row below the control. */
  readonly aside?: ReactNode;
  readonly isReadOnly?: boolean;
  readonly onChange?: (value: string) => void;
  readonly onLeave?: () => void;
}

/** Longer than any amount, so that too large a number is told rather than cut off. */
const longest = 15;

/**
 * A number with its unit, right-aligned, grouped in thousands. Nobody can type a minus sign, but a calculated
 * negative number shows as it is (L-5.3-09, A-11).
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { value, unit, decimals, maximumLength, aside, isReadOnly, onChange, onLeave, ...field } = props;
  /** What was typed since the user came; it is not completed before the user goes, or the caret would jump. */
  const [draft, setDraft] = useState<string | null>(null);
  const settled = maximumLength === undefined ? padded(value, decimals) : value;
  return (
    <Field {...field} aside={aside}>
      <NumericFormat
        {...controlProps(field)}
        className={isReadOnly ? styles['calculated'] : styles['number']}
        customInput={unitInputs[unit]}
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? settled}
        valueIsNumericString
        thousandSeparator=","
        decimalScale={decimals}
        readOnly={isReadOnly}
        allowNegative={value.startsWith('-')}
        isAllowed={(typed) =>
          !typed.value.startsWith('-') && typed.value.length <= (maximumLength ?? longest)
        }
        onPaste={(event) => {
          if (!isAmountPasted(event.clipboardData.getData('text'))) event.preventDefault();
        }}
        onBlur={() => {
          setDraft(null);
          onLeave?.();
        }}
        onValueChange={(typed, { source }) => {
          if (source !== 'event') return;
          setDraft(typed.value);
          onChange?.(typed.value);
        }}
      />
    </Field>
  );
});
