import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../session/account.ts';
import type { MenuNode } from './menu-node.ts';
import { type MenuState, selectDrawerMenus, selectLoanMenu } from './menus-in-store.ts';
import { targetOf } from './page-target.ts';
import { everyNode } from './targets.ts';

/** An address inside the product. */
interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Returns the name of the entry that opens the legacy page at this address (S-2.3-01); null if no entry does. Pages of
 * the SPA have their own titles.
 */
export function entryNameAt(
  nodes: readonly MenuNode[],
  { pathname, search }: Address,
  origin: string,
): string | null {
  const shown = everyNode(nodes).find((node) => {
    const target = node.page?.kind === 'current' ? null : targetOf(node, origin);
    return target?.as === 'route' && target.path === pathname + search;
  });
  return shown?.name ?? null;
}

/** Returns the name of the menu entry of the shown legacy page; null without an entry, or while its menu is loading. */
export function useEntryName(): string | null {
  const { pathname, search } = useLocation();
  const generalAccountId = useAccount()?.generalAccountId ?? 0;
  const menus = useSelector(selectDrawerMenus);
  const loanMenu = useSelector((state: MenuState) => selectLoanMenu(state, generalAccountId));
  return useMemo(() => {
    const nodes = [loanMenu?.menu, ...Object.values(menus)].flatMap((menu) => menu?.nodes ?? []);
    return entryNameAt(nodes, { pathname, search }, window.location.origin);
  }, [loanMenu, menus, pathname, search]);
}
