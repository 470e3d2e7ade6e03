import type { ReactNode } from 'react';
import type { MenuNode } from './menu-node.ts';
import { Label } from './menu-row.tsx';
import { rowPressed } from './move-focus.ts';
import styles from './menu.module.css';

interface MenuGroupProps {
  readonly node: MenuNode;
  readonly isOpen: boolean;
  readonly onToggle: (node: MenuNode) => void;
  readonly children: ReactNode;
}

/** A group that opens and closes (S-2.4-26). */
export function MenuGroup({ node, isOpen, onToggle, children }: MenuGroupProps) {
  return (
    <li className={styles['group']}>
      <button
        type="button"
        className={styles['head']}
        aria-expanded={isOpen}
        onClick={() => onToggle(node)}
        onKeyDown={rowPressed}
        data-row
      >
        <Label node={node} />
        <span className={styles['caret']} aria-hidden="true" />
      </button>
      {isOpen ? (
        <ul className={styles['list']} aria-label={node.name}>
          {children}
        </ul>
      ) : null}
    </li>
  );
}
