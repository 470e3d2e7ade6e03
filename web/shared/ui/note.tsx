import { InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './note.module.css';

interface NoteProps {
  readonly kind: 'hint' | 'warning';
  readonly text: string;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** A sentence that comes and goes; a reader hears it when it comes. */
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
