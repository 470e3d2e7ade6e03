import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { EntryKind } from '../../../../contracts/fields/entry-attributes.ts';
import { type Edit, type Format, isRefused } from './edit.ts';
import { entryProps } from './entry-props.ts';
import styles from './formatted-input.module.css';
import { useEdits } from './use-edits.ts';

export type Unit = '$' | '%' | 'months';

export const unitWords: Readonly<Record<Unit, string>> = {
  $: 'US dollars',
  '%': 'percent',
  months: 'months',
};

interface FormattedInputProps extends ComponentProps<'input'> {
  readonly entry: EntryKind;
  readonly unit?: Unit;
  /** True if the control has changed or refused a part of the input. */
  readonly isNoted: boolean;
}

/**
 * Native input for a formatted text, styled like the inputs of the component library. The library's input keeps a second
 * copy of the value. On a slow machine its caret lags behind fast typing, which swaps digits.
 */
export function FormattedInput({ className, entry, unit, isNoted, ...input }: FormattedInputProps) {
  const sign = (
    <span className={styles['unit']} aria-hidden>
      {unit}
    </span>
  );
  return (
    <span className={[styles['frame'], isNoted ? styles['noted'] : '', className].filter(Boolean).join(' ')}>
      {unit === '$' ? sign : null}
      <input {...entryProps(entry)} {...input} className={styles['input']} />
      {unit === '%' || unit === 'months' ? sign : null}
    </span>
  );
}

interface FormattedValue {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

interface Draft {
  readonly text: string;
  readonly caret: number;
  readonly control: HTMLInputElement;
}

/**
 * Returns the properties of an input whose text is formatted while the user types. The typed text stays until the field
 * loses the focus, or until its value changes otherwise. The text of an input method is formatted when its composition
 * ends; before, the input shows what is composed.
 */
export function useFormattedInput(format: Format, { value, onChange, onLeave }: FormattedValue) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [composed, compose] = useState<string | null>(null);
  const composedInto = useRef<Omit<Edit, 'inserted'> | null>(null);
  const { note, beforeInput, editTo, tell } = useEdits(value, format.take);
  const isTyping = draft !== null && format.valueOf(draft.text) === value;
  const settled = isTyping ? draft.text : format.shown(value);

  useLayoutEffect(() => {
    if (draft && draft.control === document.activeElement) {
      draft.control.setSelectionRange(draft.caret, draft.caret);
    }
  }, [draft]);

  const enter = (edit: Edit, control: HTMLInputElement) => {
    const taken = format.take(edit);
    const next = isRefused(taken) ? value : format.valueOf(taken.text);
    tell(edit, taken, next);
    if (isRefused(taken)) return;
    setDraft({ ...taken, control });
    onChange(next);
  };

  return {
    note,
    beforeInput,
    input: {
      value: composed ?? settled,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        if (composedInto.current) compose(target.value);
        else if (target.value !== settled) enter(editTo(target.value, target.selectionStart ?? 0), target);
      },
      onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        const { value: before, selectionStart, selectionEnd } = currentTarget;
        composedInto.current = { before, start: selectionStart ?? 0, end: selectionEnd ?? 0, kind: 'filled' };
      },
      onCompositionEnd: ({ data, currentTarget }: CompositionEvent<HTMLInputElement>) => {
        const { current } = composedInto;
        composedInto.current = null;
        compose(null);
        if (current && data !== '') enter({ ...current, inserted: data }, currentTarget);
      },
      onBlur: () => {
        if (isTyping) {
          const left = (format.valueOnLeaving ?? format.valueOf)(draft.text);
          if (left !== value) onChange(left);
        }
        setDraft(null);
        onLeave();
      },
    },
  };
}
