import { DownOutlined, LoadingOutlined, ReloadOutlined } from '@ant-design/icons';
import { AutoComplete } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './combo.module.css';
import type { EntryKind } from '../../../../contracts/fields/entry-attributes.ts';
import { takeText } from './edit.ts';
import { useEntryAttributes } from './entry-props.ts';
import { controlProps, Field, type FieldProps, LockedText, statusOf } from './field.tsx';
import { labelRender } from './select-label.tsx';
import { useEdits } from './use-edits.ts';
import { isFocusLost } from '../focus.ts';

interface ComboOption {
  /** Value that is unique in the list. */
  readonly value: string;
  /** The whole text of the row, which screen readers hear. */
  readonly label: string;
}

export interface ComboFieldProps extends FieldProps {
  readonly placeholder?: string;
  readonly isLoading?: boolean;
  /** True while no option can be chosen. */
  readonly isDisabled?: boolean;
  /** True for a list whose only option is chosen and cannot be changed. */
  readonly isLocked?: boolean;
  /** What is entered; an entry of the list if absent. */
  readonly entry?: EntryKind;
  /** Maximum length in characters; undefined for no limit. */
  readonly maximum?: number;
  /** Loads the list again after an error. */
  readonly onRetry?: (() => void) | undefined;
  readonly onLeave: () => void;
}

interface ComboProps<Option extends ComboOption> extends ComboFieldProps {
  readonly text: string;
  /** The rows of the list, which match the text. */
  readonly options: Option[];
  readonly onType: (text: string) => void;
  readonly onPick: (option: Option) => void;
  readonly onArrive?: () => void;
  readonly isPlain?: boolean;
  /** True for rows that are wider than the field. */
  readonly hasWideRows?: boolean;
  /** Renders the text of a row in columns. */
  readonly renderRow?: (option: Option) => ReactNode;
}

/** A text field with a list. Text that matches no row is kept. Only visible rows are rendered. */
export function Combo<Option extends ComboOption>(props: ComboProps<Option>) {
  const {
    text,
    options,
    isLoading = false,
    isDisabled = false,
    isPlain = false,
    hasWideRows = false,
    maximum,
    renderRow,
  } = props;
  const { id, label, isRequired = false, width } = props;
  // Text that was typed before the list is not wrong yet.
  const message = isLoading ? undefined : props.message;
  const retry = useFocusAfterRetry({ id, isUsable: !isDisabled && !isLoading, onRetry: props.onRetry });
  const { note, beforeInput, accept } = useEdits(text, takeText(maximum));
  useEntryAttributes(id, props.entry ?? 'list');
  const field = { id, label, isRequired, message, width, note };
  const reason = props.reason ?? (props.isLocked ? onlyOption : undefined);
  const setHasFocus = useFocusOfLocked(id, reason !== undefined);
  const [isOpen, setIsOpen] = useState(false);
  if (reason !== undefined) {
    return (
      <LockedText {...field} reason={reason} isReasonHidden={props.isReasonHidden ?? false} value={text} />
    );
  }
  return (
    <Field
      {...field}
      beforeInput={beforeInput}
      undo={{ value: text, put: props.onType }}
      aside={retry ? <RetryButton id={retryId(id)} what={label} onRetry={retry} /> : null}
    >
      {/* Stops antd from picking the marked row on Tab. Only Enter picks the row; Tab leaves the typed text. */}
      <div className={styles['frame']} onKeyDownCapture={keepTab}>
        <AutoComplete<string, Option>
          {...controlProps(field)}
          value={text}
          options={options}
          labelRender={labelRender}
          defaultActiveFirstOption
          placeholder={isLoading ? 'Loading…' : props.placeholder}
          disabled={isDisabled}
          status={statusOf(message, note)}
          suffixIcon={
            isPlain ? null : isLoading ? <LoadingOutlined aria-hidden /> : <DownOutlined aria-hidden />
          }
          showSearch={notFiltered}
          open={isOpen}
          // A list that opened as it arrives would have its first row marked, and Enter would pick that one.
          onOpenChange={(next) => setIsOpen(next && !isLoading)}
          optionRender={renderRow && (({ data }) => renderRow(data))}
          popupMatchSelectWidth={isPlain ? Math.min(320, window.innerWidth - 32) : !hasWideRows}
          onSearch={(typed) => {
            accept(typed);
            props.onType(typed);
          }}
          onSelect={(picked: string, option) => {
            accept(picked);
            props.onPick(option);
          }}
          onFocus={() => {
            setHasFocus(true);
            props.onArrive?.();
          }}
          onBlur={() => {
            setHasFocus(false);
            // antd does not close a list without rows, which would then open as soon as it has some.
            setIsOpen(false);
            props.onLeave();
          }}
        />
      </div>
    </Field>
  );
}

/** The list shows all given rows. A filter of antd would copy each row at each key. */
const notFiltered = { filterOption: false } as const;

/** Reason why a list with one option cannot be changed. */
const onlyOption = 'Only one option is available.';

function keepTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}

/**
 * Keeps the focus in a field that becomes locked, since another element takes its place.
 * @returns sets whether the field has the focus, by its events
 */
function useFocusOfLocked(id: string, isLocked: boolean): (hasFocus: boolean) => void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!isLocked || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [id, isLocked]);
  return (hasFocus) => {
    hadFocus.current = hasFocus;
  };
}

interface RetryButtonProps {
  readonly id: string;
  readonly what: string;
  readonly onRetry: () => void;
}

/** Button below a field that loads the field's list again after an error. The error is only logged. */
function RetryButton({ id, what, onRetry }: RetryButtonProps) {
  return (
    <button
      id={id}
      type="button"
      className={styles['retry']}
      aria-label={`Try again: ${what}`}
      onClick={onRetry}
    >
      <ReloadOutlined aria-hidden /> <span>Try again</span>
    </button>
  );
}

interface Retryable {
  readonly id: string;
  /** True if the list is loaded, so that the field can have the focus. */
  readonly isUsable: boolean;
  /** Loads the list again; undefined while there is no error. */
  readonly onRetry: (() => void) | undefined;
}

const retryId = (id: string): string => `${id}-retry`;

/**
 * Loads a list again and restores the focus, since the pressed button disappears. The focus moves to the field when
 * the list is loaded, or to the button when loading fails again, unless the user has moved it by then.
 */
function useFocusAfterRetry({ id, isUsable, onRetry }: Retryable): (() => void) | undefined {
  const state = useRef<'idle' | 'pressed' | 'asking'>('idle');
  useEffect(() => {
    if (state.current === 'pressed' && !onRetry) state.current = 'asking';
    if (state.current !== 'asking' || !(onRetry || isUsable)) return;
    state.current = 'idle';
    if (isFocusLost()) document.getElementById(onRetry ? retryId(id) : id)?.focus();
  }, [id, isUsable, onRetry]);
  return (
    onRetry &&
    (() => {
      state.current = 'pressed';
      onRetry();
    })
  );
}
