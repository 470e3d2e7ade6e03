import { Switch } from 'antd';
import { memo } from 'react';
import grid from './grid.module.css';
import { type Span, spanStyle } from './span.ts';
import styles from './switch-field.module.css';

interface SwitchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  /** Column spans of the switch, if it is in a grid. */
  readonly span?: Span;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch with its label. A click on the label turns the switch, too. */
export const SwitchField = memo(function SwitchField({
  id,
  label,
  isOn,
  isDisabled = false,
  span,
  onChange,
}: SwitchFieldProps) {
  return (
    <span className={[styles['field'], grid['cell']].join(' ')} style={spanStyle(span)}>
      <Switch
        id={id}
        className={styles['switch'] ?? ''}
        checked={isOn}
        disabled={isDisabled}
        onChange={onChange}
      />
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
    </span>
  );
});
