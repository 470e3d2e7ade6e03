import { memo } from 'react';
import { PatternFormat } from 'react-number-format';
import { dotted } from './dotted.ts';
import { controlProps, Field, type FieldProps } from './field.tsx';
import { FormattedInput } from './formatted-input.tsx';
import styles from './masked-field.module.css';
import { digitsPasted, hasTooManyDigits } from './pasted.ts';

interface MaskedFieldProps extends FieldProps {
  /** With `#` for each digit. */
  readonly pattern: string;
  /** Digits, with or without the signs of the pattern. */
  readonly value: string;
  readonly isPrivate?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/**
 * Digits in a fixed form. A private number shows as dots but for its last four digits while nobody is typing
 * drawn over the input, whose value stays what was typed. The style sheet alone knows who has the focus: a
 * render on focus would come between the first digits of somebody who types fast.
 */
export const MaskedField = memo(function MaskedField(props: MaskedFieldProps) {
  const { pattern, value, isPrivate = false, isDisabled = false, onChange, onLeave, ...field } = props;
  const digits = value.replaceAll(/\D/g, '');
  const isHidden = isPrivate && digits !== '';
  return (
    <Field {...field}>
      <div className={styles['frame']}>
        <PatternFormat
          {...controlProps(field)}
          className={isHidden ? styles['hidden'] : styles['digits']}
          customInput={FormattedInput}
          format={pattern}
          value={digits}
          valueIsNumericString
          inputMode="numeric"
          autoComplete="off"
          disabled={isDisabled}
          onBlur={onLeave}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            const places = pattern.split('#').length - 1;
            const number = digitsPasted(text, places);
            if (number !== null || hasTooManyDigits(text, places)) event.preventDefault();
            if (number !== null) onChange(number);
          }}
          onValueChange={(typed, { source }) => {
            if (source === 'event') onChange(typed.value);
          }}
        />
        {isHidden ? (
          <span className={styles['dots']} aria-hidden>
            {dotted(digits, pattern)}
          </span>
        ) : null}
      </div>
    </Field>
  );
});
