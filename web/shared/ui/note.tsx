import { InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import styles from './note.module.css';
import type { Elements } from './elements.ts';

interface NoteProps {
  readonly kind: 'hint' | 'warning';
  /** Null for no message. */
  readonly text: string | null;
  readonly action?: Elements;
}

/**
 * A status message, and the place where it appears: screen readers announce only texts that arrive in a live region
 * that is there already.
 */
export function Note({ kind, text, action }: NoteProps) {
  const Icon = kind === 'hint' ? InfoCircleFilled : WarningFilled;
  return (
    <div className={styles['place']} role="status">
      {text === null ? null : (
        <div className={styles['note']} data-kind={kind}>
          <Icon className={styles['icon']} aria-hidden />
          <span>{text}</span>
          {action}
        </div>
      )}
    </div>
  );
}
