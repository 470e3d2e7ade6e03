import { type ComponentProps, memo } from 'react';
import { NumberFormatBase, usePatternFormat } from 'react-number-format';
import { dotted } from './dotted.ts';
import { controlProps, Field, type FieldProps } from './field.tsx';
import { FormattedInput } from './formatted-input.tsx';
import styles from './masked-field.module.css';
import { digitsPasted } from './pasted.ts';
import { digitsAfter, digitsOf } from './typed-digits.ts';
import { useInputNote } from './use-input-note.ts';

interface MaskedFieldProps extends FieldProps {
  /** Pattern with `#` for each digit. */
  readonly pattern: string;
  /** Digits, with or without the punctuation of the pattern. */
  readonly value: string;
  readonly isPrivate?: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/**
 * A field for digits in a pattern. Without focus, a private number is shown as dots and its last four digits.
 * The style sheet draws the dots over the input. Rendering other text on focus would lose digits of fast typing.
 */
export const MaskedField = memo(function MaskedField(props: MaskedFieldProps) {
  const { pattern, value, isPrivate = false, onChange, onLeave, ...rest } = props;
  const places = pattern.split('#').length - 1;
  const digits = digitsOf(value);
  const isLocked = rest.reason !== undefined;
  const isHidden = isPrivate && digits !== '';
  const { note, notePaste, noteTyping, forget } = useInputNote();
  const field = { ...rest, note };
  const formatter = usePatternFormat<ComponentProps<'input'>>({ format: pattern });
  const { format, getCaretBoundary, onKeyDown } = formatter;
  return (
    <Field {...field}>
      <div className={[styles['frame'], isLocked ? styles['locked'] : ''].join(' ')} onFocus={forget}>
        <NumberFormatBase
          {...controlProps(field)}
          {...{ format, getCaretBoundary, onKeyDown }}
          className={isHidden ? styles['hidden'] : styles['digits']}
          customInput={FormattedInput}
          value={digits}
          valueIsNumericString
          removeFormatting={(shown, change) =>
            change ? digitsAfter(digitsOf(change.lastValue), shown, places).digits : digitsOf(shown)
          }
          inputMode="numeric"
          autoComplete="off"
          readOnly={isLocked}
          onBlur={onLeave}
          onPaste={(event) => {
            const pasted = digitsPasted(event.clipboardData.getData('text'), places);
            notePaste(pasted.kind === 'part' ? undefined : pasted.note);
            if (pasted.kind !== 'part') event.preventDefault();
            if (pasted.kind === 'whole') onChange(pasted.digits);
          }}
          // Runs before the formatter's own handler.
          onInput={({ currentTarget }) => {
            const edit = digitsAfter(digits, currentTarget.value, places);
            noteTyping(edit.note, edit.digits === '');
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
