import { PatternFormat } from 'react-number-format';
import { dotted } from './dotted.ts';
import { controlProps, Field, type FieldProps } from './field.tsx';
import { FormattedInput } from './formatted-input.tsx';
import styles from './masked-field.module.css';

interface MaskedFieldProps extends FieldProps {
  /** With `#` for each digit. */
  readonly pattern: string;
  /** Digits only. */
  readonly value: string;
  readonly isPrivate?: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/**
 * Digits in a fixed form. A private number shows as dots but for its last four digits while nobody is typing
 * drawn over the input, whose value stays what was typed. The style sheet alone knows who has the focus: a
 * render on focus would come between the first digits of somebody who types fast.
 */
export function MaskedField({
  pattern,
  value,
  isPrivate = false,
  onChange,
  onLeave,
  ...field
}: MaskedFieldProps) {
  const isHidden = isPrivate && value !== '';
  return (
    <Field {...field}>
      <div className={styles['frame']}>
        <PatternFormat
          {...controlProps(field)}
          className={isHidden ? styles['hidden'] : styles['digits']}
          customInput={FormattedInput}
          format={pattern}
          value={value}
          valueIsNumericString
          inputMode="numeric"
          autoComplete="off"
          onBlur={onLeave}
          onValueChange={(typed, { source }) => {
            if (source === 'event') onChange(typed.value);
          }}
        />
        {isHidden ? (
          <span className={styles['dots']} aria-hidden>
            {dotted(value, pattern)}
          </span>
        ) : null}
      </div>
    </Field>
  );
}
