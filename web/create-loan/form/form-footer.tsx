import { LoadingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type RefObject, useRef } from 'react';
import type { FieldToFix } from '../fields.ts';
import { FieldsToFix, fieldsToFixId } from './fields-to-fix.tsx';
import styles from './form-footer.module.css';

interface FormFooterProps {
  readonly action: string;
  readonly toFix: readonly FieldToFix[];
  readonly isCreating: boolean;
  readonly createButton: RefObject<HTMLButtonElement | null>;
  readonly onCancel: () => void;
  readonly onCreate: () => void;
}

/**
 * The foot of the screen: the list of what is missing or wrong, and the footer with Cancel and Create (L-2.2-08). Create
 * is unavailable while a form is invalid and during a request (L-4.6-01, L-4.6-02). It stays in the order of focus, so
 * that a keyboard user hears the reason; a press then leads to the first field of the list.
 */
export function FormFooter({ action, toFix, isCreating, createButton, onCancel, onCreate }: FormFooterProps) {
  const list = useRef<HTMLDivElement>(null);
  const isComplete = toFix.length === 0;
  const isUnavailable = !isComplete || isCreating;
  return (
    <div className={styles['bar']}>
      <div className={styles['inner']}>
        <FieldsToFix ref={list} fields={toFix} />
        <footer className={styles['footer']}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            ref={createButton}
            className={[styles['create'], isUnavailable ? styles['unavailable'] : ''].join(' ')}
            type="primary"
            // The spinner of the library's own `loading` adds itself to the button's name, and outlasts the request.
            icon={isCreating ? <LoadingOutlined spin aria-hidden /> : undefined}
            aria-disabled={isUnavailable}
            aria-describedby={isComplete ? undefined : fieldsToFixId}
            onClick={() => {
              if (!isUnavailable) onCreate();
              else if (!isComplete) list.current?.querySelector('a')?.focus();
            }}
          >
            {action}
          </Button>
        </footer>
      </div>
      <p role="status" className="visually-hidden">
        {isCreating ? `${action} is in progress.` : ''}
      </p>
    </div>
  );
}
