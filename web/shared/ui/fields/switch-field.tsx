import { Switch } from 'antd';
import { memo } from 'react';
import { Field, type FieldWidth } from './field.tsx';
import styles from './switch-field.module.css';

interface SwitchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly width?: FieldWidth;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch below its label. A click on the label turns the switch, too. */
export const SwitchField = memo(function SwitchField({
  isOn,
  isDisabled = false,
  onChange,
  ...field
}: SwitchFieldProps) {
  return (
    <Field {...field}>
      <Switch
        id={field.id}
        className={styles['switch'] ?? ''}
        checked={isOn}
        disabled={isDisabled}
        onChange={onChange}
      />
    </Field>
  );
});
