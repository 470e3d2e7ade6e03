import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { legacyAddress, titleOfItem } from '../../../contracts/api/legacy.ts';
import { accountNotFound, useAccount } from '../../session/account.ts';
import { log } from '../../shared/log.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch } from '../../shared/store/store.ts';
import { type DrawerChoice, drawerSelected } from '../../shared/store/ui-slice.ts';
import { LegacyFrame } from './legacy-frame.tsx';

export interface MenuPageProps {
  /** Name of the legacy page. */
  readonly item: string;
  /** By default the menu of the open loan, or the _Resources_ menu if no loan is open. */
  readonly drawer?: DrawerChoice;
  /** The group that is opened inside the menu. */
  readonly subMenu?: string;
}

/** The page of a menu: opens the drawer with the menu, and shows the legacy page of the menu. */
export function MenuPage({ item, drawer, subMenu }: MenuPageProps) {
  const dispatch = useAppDispatch();
  const account = useAccount();
  const generalAccountId = account?.generalAccountId;
  const menu = drawer ?? (account ? 'Loan' : 'Resources');
  const isMissing = menu === 'Loan' && !account;
  useEffect(() => {
    if (isMissing) log.warn(accountNotFound, { page: item });
    else dispatch(drawerSelected({ drawer: menu, subMenu }));
  }, [isMissing, item, menu, subMenu, generalAccountId, dispatch]);

  if (isMissing) return <Navigate to={paths.default} replace />;
  const address = legacyAddress('menu-item', {
    item,
    accountId: menu === 'Loan' ? generalAccountId : undefined,
  });
  return <LegacyFrame key={address} page={{ name: 'menu-item', title: titleOfItem(item), address }} />;
}
