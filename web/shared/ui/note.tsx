import { InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import styles from './note.module.css';
import type { Elements } from './elements.ts';

interface NoteProps {
  readonly kind: 'hint' | 'warning';
  readonly text: string;
  readonly action?: Elements;
}

/** A status message that screen readers announce when it appears. */
export function Note({ kind, text, action }: NoteProps) {
  const Icon = kind === 'hint' ? InfoCircleFilled : WarningFilled;
  return (
    <div className={styles['note']} role="status" data-kind={kind}>
      <Icon className={styles['icon']} aria-hidden />
      <span>{text}</span>
      {action}
    </div>
  );
}
