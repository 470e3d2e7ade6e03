import { ReloadOutlined } from '@ant-design/icons';
import styles from './retry-button.module.css';

interface RetryButtonProps {
  readonly id: string;
  /** Label of the field whose list is missing. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Button below a field that loads the field's list again after an error. The error is only logged (L-8.4-03). */
export function RetryButton({ id, what, onRetry }: RetryButtonProps) {
  return (
    <button
      id={id}
      type="button"
      className={styles['retry']}
      aria-label={`Load again: ${what}`}
      onClick={onRetry}
    >
      <ReloadOutlined aria-hidden /> Load again
    </button>
  );
}
