import { Button } from 'antd';
import type { RefObject } from 'react';
import type { FieldToFix } from '../fields.ts';
import { focusField } from './focus-field.ts';
import styles from './form-footer.module.css';

interface FormFooterProps {
  readonly action: string;
  readonly toFix: readonly FieldToFix[];
  readonly isCreating: boolean;
  readonly createButton: RefObject<HTMLButtonElement | null>;
  readonly onCancel: () => void;
  readonly onCreate: () => void;
}

const listId = 'fields-to-fix';

/** Always in sight: the way out, what is still to be done, and the button that does it (L-2.2-08, L-4.6-01). */
export function FormFooter({ action, toFix, isCreating, createButton, onCancel, onCreate }: FormFooterProps) {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <Button onClick={onCancel}>Cancel</Button>
        <div className={styles['lists']} id={listId} aria-live="polite">
          <FieldLinks intro="Still needed" fields={toFix.filter(({ isMissing }) => isMissing)} />
          <FieldLinks intro="To correct" fields={toFix.filter(({ isMissing }) => !isMissing)} />
        </div>
        <Button
          ref={createButton}
          className={styles['create'] ?? ''}
          type="primary"
          loading={isCreating}
          disabled={toFix.length > 0 || isCreating}
          aria-describedby={toFix.length > 0 ? listId : undefined}
          onClick={onCreate}
        >
          {action}
        </Button>
      </div>
    </footer>
  );
}

/** Each name leads to its field. */
function FieldLinks({ intro, fields }: { readonly intro: string; readonly fields: readonly FieldToFix[] }) {
  if (fields.length === 0) return null;
  return (
    <p className={styles['list']}>
      <span className={styles['intro']}>{intro}</span>
      {fields.map(({ path, label }) => (
        <button key={path} type="button" className={styles['link']} onClick={() => focusField(path)}>
          {label}
        </button>
      ))}
    </p>
  );
}
