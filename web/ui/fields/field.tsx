import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What every field of a form is told. */
export interface FieldProps {
  /** Id of the control; its message is `${id}-message`. */
  readonly id: string;
  readonly label: string;
  readonly isRequired?: boolean;
  /** Undefined while the field is right; empty for a field that is wrong without words. */
  readonly message?: string | undefined;
}

interface FrameProps extends FieldProps {
  /** Stands at the end of the row below the control. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Label above, control, message in words below. The place for the message is always there, so nothing jumps. */
export function Field({ id, label, isRequired = false, message, aside, children }: FrameProps) {
  return (
    <div className={styles['field']}>
      <div className={styles['head']}>
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
        {isRequired ? (
          <span className={styles['required']} aria-hidden>
            *
          </span>
        ) : null}
      </div>
      {children}
      <div className={styles['foot']}>
        <span className={styles['message']} id={messageId(id)} aria-live="polite">
          {message}
        </span>
        {aside}
      </div>
    </div>
  );
}

/** What the control itself carries, so that a reader hears what the eye sees. */
export const controlProps = ({ id, isRequired, message }: FieldProps) => ({
  id,
  'aria-required': isRequired === true,
  'aria-invalid': message !== undefined,
  ...(message ? { 'aria-describedby': messageId(id) } : {}),
});

/** The look of a control that is wrong. */
export const statusOf = (message: string | undefined): 'error' | '' => (message === undefined ? '' : 'error');

const messageId = (id: string): string => `${id}-message`;
