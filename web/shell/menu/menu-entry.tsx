import { LoadingOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useState } from 'react';
import { readTaskId, useAccount } from '../../session/account.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { loanAddressOf } from './loan-landing.ts';
import styles from './menu.module.css';
import { MenuIcon } from './menu-icon.tsx';
import type { OpenPage } from './open-page.ts';
import { isPlainClick } from './plain-click.ts';
import type { MenuNode } from './parse-menu.ts';
import type { Target } from './target.ts';
import type { Elements } from '../../shared/ui/elements.ts';

interface MenuRowProps {
  readonly node: MenuNode;
  readonly isCurrent: boolean;
  readonly onOpen: OpenPage;
}

/** One entry that opens a page. Rendered again only when it changes, since a menu may have hundreds of entries. */
export const MenuRow = memo(function MenuRow({ node, isCurrent, onOpen }: MenuRowProps) {
  return (
    <li className={styles['item']} data-current={isCurrent}>
      <MenuLink className={styles['row']} target={node.target} isCurrent={isCurrent} onOpen={onOpen}>
        <Label node={node} />
      </MenuLink>
    </li>
  );
});

interface MenuGroupProps {
  readonly node: MenuNode;
  readonly isOpen: boolean;
  readonly onToggle: (node: MenuNode) => void;
  readonly children: ReactNode;
}

/** A group that opens and closes. */
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

/** Label of an entry or a group: icon or initials, name, badge, second icon. */
function Label({ node }: { readonly node: MenuNode }) {
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

/** Initials on the color of the borrower's position. */
export function BorrowerAvatar(props: { readonly initials: string; readonly position: string | null }) {
  return <Avatar {...props} className={styles['avatar']} />;
}

interface MenuLinkProps {
  readonly className: string | undefined;
  /** Target that the entry opens; null for an entry that is disabled because it opens nothing. */
  readonly target: Target | null;
  readonly isCurrent?: boolean;
  readonly onOpen: OpenPage;
  readonly children: Elements;
}

/**
 * Link of an entry that opens a page, or button of an entry that opens a dialog or window. A `Link` of the router would
 * be rendered again at each navigation, in a menu of hundreds of entries.
 */
export function MenuLink({ className, target, isCurrent = false, onOpen, children }: MenuLinkProps) {
  if (!target) {
    // Stays in the tab order, so that keyboard users reach it.
    return (
      <button type="button" className={className} aria-disabled="true" onKeyDown={rowPressed} data-row>
        {children}
      </button>
    );
  }
  if (target.as !== 'route') {
    return (
      <OpeningButton className={className} open={() => onOpen(target)}>
        {children}
        {target.as === 'window' ? <span className="visually-hidden"> (opens in a new window)</span> : null}
      </OpeningButton>
    );
  }
  return (
    <RouteLink isRow {...{ className, path: target.path, isCurrent, open: () => onOpen(target) }}>
      {children}
    </RouteLink>
  );
}

interface RouteLinkProps {
  readonly className: string | undefined;
  readonly path: string;
  readonly isCurrent?: boolean;
  /** True for an entry, which the arrow keys reach. */
  readonly isRow?: boolean;
  readonly open: () => void;
  readonly children: ReactNode;
}

/** Link to a route. Its address opens the loan in a new tab, too; a click opens the route. */
export function RouteLink(props: RouteLinkProps) {
  const { className, path, isCurrent = false, isRow = false, open, children } = props;
  const account = useAccount();
  const clicked = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open();
  };
  return (
    <a
      className={className}
      href={loanAddressOf(path, account, readTaskId(account?.generalAccountId))}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={clicked}
      {...(isRow ? { onKeyDown: rowPressed, 'data-row': true } : {})}
    >
      {children}
    </a>
  );
}

interface OpeningButtonProps {
  readonly className: string | undefined;
  readonly open: () => Promise<void> | undefined;
  readonly children: Elements;
}

/** Button of an entry that opens a dialog or window. Shows that it waits while the server is asked first. */
function OpeningButton({ className, open, children }: OpeningButtonProps) {
  const [isWaiting, setWaiting] = useState(false);
  const press = async () => {
    const opening = open();
    if (!opening) return;
    setWaiting(true);
    await opening;
    setWaiting(false);
  };
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isWaiting || undefined}
      onClick={() => {
        if (!isWaiting) void press();
      }}
      onKeyDown={rowPressed}
      data-row
    >
      {children}
      {isWaiting ? <LoadingOutlined spin aria-hidden /> : null}
    </button>
  );
}

/**
 * Moves the focus to the next, previous, first or last row of a list. Right opens a group, Left closes it. Tab is not
 * handled here: it goes from row to row by itself.
 */
function rowPressed(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget;
  const rows = [...(row.closest('[data-rows]')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.indexOf(row);
  const next = { ArrowDown: rows[at + 1], ArrowUp: rows[at - 1], Home: rows[0], End: rows.at(-1) }[event.key];
  const toggled = { ArrowRight: 'false', ArrowLeft: 'true' }[event.key];
  const isToggled = toggled !== undefined && row.getAttribute('aria-expanded') === toggled;
  if (!next && !isToggled) return;
  event.preventDefault();
  if (isToggled) row.click();
  else next?.focus();
}
