import { Tooltip } from 'antd';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'className' | 'type'> {
  readonly label: string;
  readonly size?: 'small' | 'large';
  /** True for a button whose label shows as a tooltip, except over its open panel. */
  readonly hasTooltip?: boolean;
}

/** A button with an icon, its child. Only screen readers get the label, unless the button has a tooltip. */
export function IconButton({ label, size = 'small', hasTooltip = false, ...button }: IconButtonProps) {
  const plain = (
    <button {...button} type="button" className={styles['button']} data-size={size} aria-label={label} />
  );
  if (!hasTooltip) return plain;
  return (
    <Tooltip title={button['aria-expanded'] ? null : label} placement="bottom">
      {plain}
    </Tooltip>
  );
}
