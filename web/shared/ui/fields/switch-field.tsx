import { Switch } from 'antd';
import { memo } from 'react';
import { cellOf, type FieldWidth } from './field.tsx';
import styles from './switch-field.module.css';

interface SwitchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly width?: FieldWidth | undefined;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch before its label, on the line of the controls. A click on the label turns the switch, too. */
export const SwitchField = memo(function SwitchField(props: SwitchFieldProps) {
  const { id, label, isOn, isDisabled = false, width, onChange } = props;
  return (
    <div className={`${cellOf(width)} ${styles['cell']}`}>
      <div className={styles['line']}>
        <Switch
          id={id}
          className={styles['switch'] ?? ''}
          checked={isOn}
          disabled={isDisabled}
          onChange={onChange}
        />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  );
});
