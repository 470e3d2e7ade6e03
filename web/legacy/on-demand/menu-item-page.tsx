import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { legacyAddress, titleOfItem } from '../../../contracts/api/legacy.ts';
import { log } from '../../shared/log.ts';
import { paths } from '../../shared/routes/paths.ts';
import { accountNotFound, useAccount } from '../../session/account.ts';
import { LegacyFrame } from '../legacy-frame.tsx';
import { useAppDispatch } from '../../shared/store/store.ts';
import { type DrawerChoice, drawerSelected } from '../../shared/store/ui-slice.ts';

interface MenuItemPageProps {
  readonly item: string;
  readonly drawer: DrawerChoice;
  /** The group that is opened inside the menu. */
  readonly subMenu?: string;
}

/** The page of a menu item: opens the drawer with the menu, and shows the legacy page of the item (C-26). */
export function MenuItemPage({ item, drawer, subMenu }: MenuItemPageProps) {
  const dispatch = useAppDispatch();
  const account = useAccount();
  const generalAccountId = account?.generalAccountId;
  const isMissing = drawer === 'Loan' && !account;
  useEffect(() => {
    if (isMissing) log.warn(accountNotFound, { page: item });
    else dispatch(drawerSelected(subMenu === undefined ? { drawer } : { drawer, subMenu }));
  }, [isMissing, item, drawer, subMenu, generalAccountId, dispatch]);

  if (isMissing) return <Navigate to={paths.default} replace />;
  const address = legacyAddress('menu-item', {
    item,
    accountId: drawer === 'Loan' ? generalAccountId : undefined,
  });
  return <LegacyFrame key={address} page={{ name: 'menu-item', title: titleOfItem(item), address }} />;
}
