import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import styles from './banner.module.css';

interface IconButtonProps {
  readonly label: string;
  /** True while the panel of the icon is open; undefined for an icon without a panel. */
  readonly isExpanded: boolean | undefined;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  /** The icon, hidden from screen readers. */
  readonly children: ReactNode;
}

/** A button of the banner with an icon. Its label shows as a tooltip, except over its open panel. */
export function IconButton({ label, isExpanded, isDisabled = false, onClick, children }: IconButtonProps) {
  return (
    <Tooltip title={isExpanded ? null : label} placement="bottom">
      <button
        type="button"
        className={styles['icon']}
        aria-label={label}
        aria-expanded={isExpanded}
        disabled={isDisabled}
        onClick={onClick}
      >
        {children}
      </button>
    </Tooltip>
  );
}
