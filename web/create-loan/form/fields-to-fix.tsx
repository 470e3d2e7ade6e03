import type { Ref } from 'react';
import { fieldId, type FieldToFix } from '../fields.ts';
import styles from './fields-to-fix.module.css';
import { focusField } from './focus-field.ts';

/** Id of the list, by which the Create button is described. */
export const fieldsToFixId = 'fields-to-fix';

interface FieldsToFixProps {
  readonly fields: readonly FieldToFix[];
  readonly ref: Ref<HTMLDivElement>;
}

/** What is still missing or wrong, as links to the fields. Empty once the form is complete. */
export function FieldsToFix({ fields, ref }: FieldsToFixProps) {
  return (
    <div ref={ref} className={styles['lists']} id={fieldsToFixId}>
      <FieldLinks intro="Still needed" fields={fields.filter(({ isMissing }) => isMissing)} />
      <FieldLinks intro="To correct" fields={fields.filter(({ isMissing }) => !isMissing)} />
    </div>
  );
}

function FieldLinks({ intro, fields }: { readonly intro: string; readonly fields: readonly FieldToFix[] }) {
  if (fields.length === 0) return null;
  return (
    <p className={styles['list']}>
      <span className={styles['intro']}>{intro}</span>{' '}
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
