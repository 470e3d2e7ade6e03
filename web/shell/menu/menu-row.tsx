import { memo } from 'react';
import { BorrowerAvatar } from './borrower-avatar.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink } from './menu-link.tsx';
import type { MenuNode } from './menu-node.ts';
import styles from './menu.module.css';
import type { OpenPage } from './open-page.ts';
import type { Target } from './page-target.ts';

interface MenuRowProps {
  readonly node: MenuNode;
  readonly target: Target | null;
  readonly isCurrent: boolean;
  readonly onOpen: OpenPage;
}

/** One entry that opens a page. Rendered again only when it changes, since a menu may have hundreds of entries. */
export const MenuRow = memo(function MenuRow({ node, target, isCurrent, onOpen }: MenuRowProps) {
  return (
    <li className={styles['item']} data-current={isCurrent}>
      <MenuLink className={styles['row']} target={target} isCurrent={isCurrent} onOpen={onOpen}>
        <Label node={node} />
      </MenuLink>
    </li>
  );
});

/** Label of an entry or a group: icon or initials, name, badge, second icon. */
export function Label({ node }: { readonly node: MenuNode }) {
  const { name, icon, icon2, initials, badge, keyword } = node;
  return (
    <>
      {initials ? <BorrowerAvatar initials={initials} position={keyword} /> : null}
      {icon && !initials ? <MenuIcon name={icon} className={styles['icon']} /> : null}
      <bdi className={styles['name']}>{name}</bdi>
      {badge ? <span className={styles['badge']}>{badge}</span> : null}
      {icon2 ? <MenuIcon name={icon2} className={styles['icon2']} /> : null}
    </>
  );
}
