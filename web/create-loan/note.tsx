import { InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import styles from './note.module.css';

interface NoteProps {
  readonly kind: 'hint' | 'warning';
  readonly text: string;
}

/** A sentence that comes and goes with what was chosen; a reader hears it when it comes. */
export function Note({ kind, text }: NoteProps) {
  const Icon = kind === 'hint' ? InfoCircleFilled : WarningFilled;
  return (
    <div className={styles['note']} role="status" data-kind={kind}>
      <Icon className={styles['icon']} aria-hidden />
      <span>{text}</span>
    </div>
  );
}
