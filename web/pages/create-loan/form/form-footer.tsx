import { LoadingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type Ref, type RefObject, useRef } from 'react';
import { fieldId, type FieldToFix } from '../fields.ts';
import { focusField } from './focus-field.ts';
import styles from './form-footer.module.css';

interface FormFooterProps {
  readonly action: string;
  readonly toFix: readonly FieldToFix[];
  readonly isCreating: boolean;
  /** True while the dashboard of the created loan or lead is downloaded. */
  readonly isOpening: boolean;
  readonly createButton: RefObject<HTMLButtonElement | null>;
  readonly onCancel: () => void;
  readonly onCreate: () => void;
}

/**
 * Bottom of the screen: the list of missing and invalid fields, _Cancel_ and _Create_. _Create_ is unavailable while
 * the form is invalid, and from a request until the dashboard opens. The unavailable button can still be focused, so
 * that screen readers say the reason. Pressing it focuses the first link of the list.
 */
export function FormFooter(props: FormFooterProps) {
  const { action, toFix, isCreating, isOpening, createButton, onCancel, onCreate } = props;
  const list = useRef<HTMLDivElement>(null);
  const isComplete = toFix.length === 0;
  const isBusy = isCreating || isOpening;
  const isUnavailable = !isComplete || isBusy;
  return (
    <div className={`${styles['bar']} screen-only`}>
      <div className={styles['inner']}>
        <FieldsToFix ref={list} fields={toFix} />
        <footer className={styles['footer']}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            ref={createButton}
            className={[styles['create'], isUnavailable ? styles['unavailable'] : ''].join(' ')}
            type="primary"
            // antd's own `loading` adds the spinner to the button's name and shows it longer than the request takes.
            icon={isBusy ? <LoadingOutlined spin aria-hidden /> : undefined}
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
        {isCreating ? `${action} in progress.` : isOpening ? 'Created. Opening it now.' : ''}
      </p>
    </div>
  );
}

/** Id of the list of fields, to which `aria-describedby` of the _Create_ button refers. */
const fieldsToFixId = 'fields-to-fix';

interface FieldsToFixProps {
  readonly fields: readonly FieldToFix[];
  readonly ref: Ref<HTMLDivElement>;
}

/** Links to the invalid and missing fields. Empty for a valid form. */
function FieldsToFix({ fields, ref }: FieldsToFixProps) {
  return (
    <div ref={ref} className={styles['lists']} id={fieldsToFixId}>
      {/* First, so that a long list of missing fields does not push the invalid ones out of sight. */}
      <FieldLinks intro="Fix" fields={fields.filter(({ isMissing }) => !isMissing)} />
      <FieldLinks intro="Required" fields={fields.filter(({ isMissing }) => isMissing)} />
    </div>
  );
}

function FieldLinks({ intro, fields }: { readonly intro: string; readonly fields: readonly FieldToFix[] }) {
  if (fields.length === 0) return null;
  return (
    <p className={styles['list']}>
      <span className={styles['intro']} data-count={fields.length}>
        {intro}
      </span>{' '}
      {fields.map(({ path, label }) => (
        <a
          key={path}
          className={styles['link']}
          href={`#${fieldId(path)}`}
          onClick={(event) => {
            event.preventDefault();
            focusField(path);
          }}
        >
          {label}
        </a>
      ))}
    </p>
  );
}
