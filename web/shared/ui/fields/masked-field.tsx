import { memo } from 'react';
import type { EntryKind } from '../../../../contracts/fields/entry-attributes.ts';
import { digitsFormat, digitsOf, dotted } from './digits-format.ts';
import { controlProps, Field, type FieldProps } from './field.tsx';
import styles from './formatted-input.module.css';
import { FormattedInput, useFormattedInput } from './formatted-input.tsx';

interface MaskedFieldProps extends FieldProps {
  /** Pattern with `#` for each digit. */
  readonly pattern: string;
  /** Digits, with or without the punctuation of the pattern. */
  readonly value: string;
  readonly isPrivate?: boolean;
  readonly entry: EntryKind;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/**
 * A field for digits in a pattern. Without focus, a private number is shown as dots and its last four digits. The style
 * sheet draws the dots over the input. Rendering other text on focus would lose digits of fast typing.
 */
export const MaskedField = memo(function MaskedField(props: MaskedFieldProps) {
  const { pattern, value: given, isPrivate = false, entry, onChange, onLeave, ...rest } = props;
  const value = digitsOf(given);
  const { note, beforeInput, input } = useFormattedInput(digitsFormat(pattern), { value, onChange, onLeave });
  const field = { ...rest, note };
  const isHidden = isPrivate && value !== '';
  return (
    <Field {...field} beforeInput={beforeInput} undo={{ value, put: onChange }}>
      <div className={styles['masked']}>
        <FormattedInput
          {...controlProps(field)}
          {...input}
          className={isHidden ? styles['hidden'] : styles['digits']}
          isNoted={note !== undefined}
          entry={entry}
          readOnly={rest.reason !== undefined}
        />
        {isHidden ? (
          <span className={styles['dots']} aria-hidden>
            {dotted(value, pattern)}
          </span>
        ) : null}
      </div>
    </Field>
  );
});
