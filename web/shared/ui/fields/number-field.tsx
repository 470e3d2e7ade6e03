import { memo } from 'react';
import { controlProps, Field, type FieldProps } from './field.tsx';
import styles from './formatted-input.module.css';
import { FormattedInput, type Unit, unitWords, useFormattedInput } from './formatted-input.tsx';
import { type NumberRules, numberFormat } from './number-format.ts';

interface NumberFieldProps extends FieldProps, Omit<NumberRules, 'unit'> {
  /** Decimal text without separators; blank for an empty field. Text that is not a number is shown unchanged. */
  readonly value: string;
  readonly unit: Unit;
  readonly onChange?: (value: string) => void;
  readonly onLeave?: () => void;
}

/**
 * A field for a number with a unit, right-aligned, with thousands separators. A minus sign cannot be typed, but a
 * calculated negative number is shown.
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { value, unit, decimals, maximumLength, onChange = ignore, onLeave = ignore, ...rest } = props;
  const format = numberFormat({ decimals, maximumLength, unit });
  const { note, beforeInput, input } = useFormattedInput(format, { value, onChange, onLeave });
  const field = { ...rest, note, unit: unitWords[unit] };
  const isLocked = rest.reason !== undefined;
  return (
    <Field {...field} beforeInput={beforeInput} undo={{ value, put: onChange }}>
      <FormattedInput
        {...controlProps(field)}
        {...input}
        className={styles['number']}
        data-zero={isLocked && Number(value) === 0}
        entry="number"
        unit={unit}
        isNoted={note !== undefined}
        readOnly={isLocked}
      />
    </Field>
  );
});

function ignore(): void {
  // A calculated number is never edited.
}
