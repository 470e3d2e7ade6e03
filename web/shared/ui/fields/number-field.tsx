import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { controlProps, Field, type FieldProps } from './field.tsx';
import { type Unit, unitInputs, unitWords } from './formatted-input.tsx';
import styles from './number-field.module.css';
import { padded } from './padded.ts';
import { amountIn, notOneNumber } from './pasted.ts';
import {
  refusalOf,
  shownNumber,
  textAfter,
  textBehind,
  valueMeanwhile,
  valueOnLeaving,
} from './typed-number.ts';
import { useInputNote } from './use-input-note.ts';

interface NumberFieldProps extends FieldProps {
  /** Decimal text without separators; blank for an empty field. Text that is not a number is shown unchanged. */
  readonly value: string;
  readonly unit: Unit;
  readonly decimals: number;
  /** Maximum length in characters without separators. A number with a maximum length is not padded with zeros. */
  readonly maximumLength?: number;
  /** Content at the end of the line below the control. */
  readonly aside?: ReactNode;
  readonly onChange?: (value: string) => void;
  readonly onLeave?: () => void;
}

/** Maximum length in characters. It exceeds the length of valid amounts, so that too large numbers get a message. */
const longest = 15;

/**
 * A field for a number with a unit, right-aligned, with thousands separators. A minus sign cannot be typed, but a
 * calculated negative number is shown (L-5.3-09, A-11). Input that does not fit is refused with a message. Text that is
 * not a number is kept and is invalid.
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { value, unit, decimals, maximumLength, aside, onChange, onLeave, ...rest } = props;
  const isLocked = rest.reason !== undefined;
  /** The text while the field has the focus. Zeros are added on blur, since adding them earlier would move the caret. */
  const [draft, setDraft] = useState<string | null>(null);
  const { note, notePaste, noteTyping, forget } = useInputNote();
  const isTyping = draft !== null && valueMeanwhile(draft) === value;
  const settled = maximumLength === undefined ? padded(value, decimals) : value;
  const field = { ...rest, note, unit: unitWords[unit] };
  return (
    <Field {...field} aside={aside}>
      <div className={styles['frame']} onFocus={forget}>
        <NumberFormatBase
          {...controlProps(field)}
          className={isLocked ? styles['locked'] : styles['number']}
          customInput={unitInputs[unit]}
          inputMode="decimal"
          autoComplete="off"
          value={isTyping ? draft : settled}
          valueIsNumericString
          format={shownNumber}
          removeFormatting={(shown, change) =>
            change ? textAfter(change.lastValue, shown, decimals) : textBehind(shown)
          }
          getCaretBoundary={anywhere}
          readOnly={isLocked}
          isAllowed={({ value: text }) => {
            const refusal = refusalOf(text, { decimals, maximumLength: maximumLength ?? longest });
            noteTyping(refusal, text === '');
            return refusal === undefined;
          }}
          onKeyDown={moveOverSeparators}
          onPaste={(event) => {
            const isOneNumber = amountIn(event.clipboardData.getData('text')) !== null;
            notePaste(isOneNumber ? undefined : notOneNumber);
            if (!isOneNumber) event.preventDefault();
          }}
          onBlur={() => {
            if (isTyping && valueOnLeaving(draft) !== value) onChange?.(valueOnLeaving(draft));
            setDraft(null);
            onLeave?.();
          }}
          onValueChange={(typed, { source }) => {
            if (source !== 'event') return;
            setDraft(typed.value);
            onChange?.(valueMeanwhile(typed.value));
          }}
        />
      </div>
    </Field>
  );
});

/** Allows the caret at each position of the text. */
const anywhere = (shown: string): boolean[] => Array.from({ length: shown.length + 1 }, () => true);

/** Moves the caret over separators for Backspace and Delete, and over an existing point when a point is typed. */
function moveOverSeparators(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const { value, selectionStart, selectionEnd } = input;
  if (selectionStart === null || selectionStart !== selectionEnd) return;
  const goTo = (place: number) => input.setSelectionRange(place, place);
  const isGrouped = textBehind(value) !== value;
  if (isGrouped && event.key === 'Backspace' && value[selectionStart - 1] === ',') goTo(selectionStart - 1);
  if (isGrouped && event.key === 'Delete' && value[selectionStart] === ',') goTo(selectionStart + 1);
  if (event.key === '.' && value[selectionStart] === '.') {
    event.preventDefault();
    goTo(selectionStart + 1);
  }
}
