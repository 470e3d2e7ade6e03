import { Tooltip } from 'antd';
import { type ComponentProps, useState } from 'react';
import styles from './icon-button.module.css';
import type { Elements } from './elements.ts';
import { useLayer } from './layers.ts';

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
    <Hint text={label} isHidden={Boolean(button['aria-expanded'])}>
      {plain}
    </Hint>
  );
}

interface HintProps {
  readonly text: string;
  readonly isHidden: boolean;
  readonly children: Elements;
}

/** A tooltip, which Escape closes before what lies below it. */
function Hint({ text, isHidden, children }: HintProps) {
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && !isHidden;
  useLayer(isOpen, () => setWanted(false), { kind: 'tooltip' });
  return (
    <Tooltip title={text} placement="bottom" open={isOpen} onOpenChange={setWanted}>
      {children}
    </Tooltip>
  );
}
