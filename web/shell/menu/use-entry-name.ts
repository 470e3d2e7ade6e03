import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../session/use-account.ts';
import { entryNameAt } from './entry-name.ts';
import { type MenuState, selectDrawerMenus, selectLoanMenu } from './menus-in-store.ts';

/** The name of the menu entry whose legacy page is shown, as soon as its menu is loaded; null when no entry opens it. */
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
