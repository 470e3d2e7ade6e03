import { controlProps, Field, type FieldProps } from './field.tsx';
import styles from './locked-text.module.css';

interface LockedTextProps extends FieldProps {
  readonly value: string;
}

/**
 * A read-only value as text. The text can have the focus like a field, and its accessible description gives the reason
 * (A-135).
 */
export function LockedText({ value, ...field }: LockedTextProps) {
  return (
    <Field {...field}>
      <input {...controlProps(field)} className={styles['locked']} value={value} title={value} readOnly />
    </Field>
  );
}
