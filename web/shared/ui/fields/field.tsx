import type { ReactNode } from 'react';
import { entryProps } from './entry-props.ts';
import './antd-fields.css';
import styles from './field.module.css';
import grid from './grid.module.css';
import { useBeforeInput } from './use-edits.ts';
import { type Undo, useUndo } from './use-undo.ts';
import type { Elements } from '../elements.ts';

export interface FieldProps {
  /** Id of the control; its message is `${id}-message`. */
  readonly id: string;
  readonly label: string;
  readonly isRequired?: boolean;
  /** Error message; undefined while the field is valid. */
  readonly message?: string | undefined;
  /** Reason why the value cannot be changed, such as 'Only one option is available.'. The value is then plain text. */
  readonly reason?: string | undefined;
  /** True if a group of fields shows the reason once. Each field then gives the reason to screen readers only. */
  readonly isReasonHidden?: boolean;
  readonly width?: FieldWidth | undefined;
}

/**
 * Sizes of a field, separated by blanks, where it does not take a row of a narrow form, half of a row in a middle form and
 * a quarter in a wide one. In a narrow form `short` is half of the row; in a middle one `third` and `whole` say how much;
 * in a wide one `wide` is half; `row` is a row in each. A `tall` field has room for two lines of messages.
 */
export type FieldWidth =
  | 'short'
  | 'short third'
  | 'third'
  | 'whole wide'
  | 'wide'
  | 'short wide'
  | 'row'
  | 'tall';

interface FrameProps extends FieldProps {
  /** The unit in words for screen readers, such as 'months'. The sign beside the value is hidden from them. */
  readonly unit?: string | undefined;
  /** Reason why the last input was refused or changed. */
  readonly note?: string | undefined;
  readonly beforeInput?: (event: InputEvent) => void;
  /** Undefined for a field of plain text, which keeps the undo of the browser. */
  readonly undo?: Undo | undefined;
  /** Content at the end of the line below the control. */
  readonly aside?: Elements;
  readonly children: ReactNode;
}

/** Label, control and message of a field. Space for the message is reserved, so the layout does not move. */
export function Field(props: FrameProps) {
  const { id, label, isRequired = false, message, note, reason, unit, width } = props;
  const part = partsOf(id);
  const { beforeInput: undoByMenu, ...undoByKey } = useUndo(props.undo);
  const frame = useBeforeInput<HTMLDivElement>((event) => {
    props.beforeInput?.(event);
    undoByMenu(event);
  });
  const hasWords = Boolean(message || note);
  return (
    <div className={cellOf(width)}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        {isRequired ? (
          <span className={styles['required']} aria-hidden>
            *
          </span>
        ) : null}
        {unit === undefined ? null : (
          <span id={part.unit} hidden>
            {unit}
          </span>
        )}
      </div>
      <div ref={frame} className={styles['control']} {...undoByKey}>
        {props.children}
      </div>
      <div className={styles['foot']}>
        <div className={styles['words']}>
          {/* Begins with the label, since screen readers announce the message when the focus is in the next field. */}
          <div aria-live="polite" aria-atomic>
            {hasWords ? <span className="visually-hidden">{`${label}: `}</span> : null}
            <span className={styles['message']} id={part.message}>
              {message}
            </span>{' '}
            <span className={styles['note']} id={part.note}>
              {note === message ? null : note}
            </span>
          </div>
          {reason === undefined ? null : (
            <span className={props.isReasonHidden ? 'visually-hidden' : styles['reason']} id={part.reason}>
              {reason}
            </span>
          )}
        </div>
        {props.aside}
      </div>
    </div>
  );
}

/** Returns the classes of the cell of a field. */
export const cellOf = (width: FieldWidth | undefined): string =>
  ['cell', ...(width?.split(' ') ?? [])].map((name) => grid[name]).join(' ');

type Described = Pick<FrameProps, 'id' | 'isRequired' | 'message' | 'note' | 'reason' | 'unit'>;

export const controlProps = ({ id, isRequired, message, note, reason, unit }: Described) => {
  const part = partsOf(id);
  const described = [unit && part.unit, message && part.message, note && part.note, reason && part.reason];
  const describedBy = described.filter(Boolean).join(' ');
  return {
    id,
    'aria-required': isRequired === true,
    'aria-invalid': message !== undefined,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  };
};

/** Returns the antd status of a control: 'error' with a message, 'warning' with a note, otherwise blank. */
export const statusOf = (message: string | undefined, note?: string): 'error' | 'warning' | '' =>
  message === undefined ? (note === undefined ? '' : 'warning') : 'error';

/** Returns the ids of the texts of a field, such as its message. */
const partsOf = (id: string) => ({
  unit: `${id}-unit`,
  message: `${id}-message`,
  note: `${id}-note`,
  reason: `${id}-reason`,
});

interface LockedTextProps extends FieldProps {
  readonly value: string;
}

/**
 * A read-only value as text. The text can have the focus like a field, and its accessible description gives the reason.
 */
export function LockedText({ value, ...field }: LockedTextProps) {
  return (
    <Field {...field}>
      <input
        {...controlProps(field)}
        {...entryProps('list')}
        className={styles['locked']}
        value={value}
        title={value}
        readOnly
      />
    </Field>
  );
}
