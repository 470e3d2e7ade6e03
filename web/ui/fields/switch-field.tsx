import { Switch } from 'antd';
import styles from './switch-field.module.css';

interface SwitchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A small switch with its label behind it. */
export function SwitchField({ id, label, isOn, isDisabled = false, onChange }: SwitchFieldProps) {
  return (
    <span className={styles['switch']}>
      <Switch id={id} size="small" checked={isOn} disabled={isDisabled} onChange={onChange} />
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
    </span>
  );
}
