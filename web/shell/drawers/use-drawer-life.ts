import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Account } from '../../../contracts/operations/loan.ts';
import { browserStorage } from '../../shared/storage.ts';
import { iconOfPage } from './drawer-icon.ts';
import {
  type DrawerState,
  drawerClosed,
  drawerSelected,
  primaryDrawerSettled,
} from '../menu/drawer-slice.ts';

interface Surroundings {
  readonly account: Account | null;
  /** The menu of the open loan has loaded and has entries, or its drawer says that it could not be loaded. */
  readonly hasLoanMenu: boolean;
  readonly isWide: boolean;
}

/** What opens and closes the drawers besides the user (document 000, section 4.2). */
export function useDrawerLife({ account, hasLoanMenu, isWide }: Surroundings): void {
  const dispatch = useDispatch();
  const selection = useSelector((state: { readonly drawer: DrawerState }) => state.drawer.selection);
  const { pathname, key } = useLocation();

  useEffect(() => {
    dispatch(primaryDrawerSettled());
  }, [isWide, dispatch]);

  // Each arrival counts, also one at the page that was there already.
  const arrived = useEffectEvent(() => {
    if (!isWide) dispatch(primaryDrawerSettled());
    if (iconOfPage(pathname)) dispatch(drawerClosed());
  });
  useEffect(() => arrived(), [key]);

  // A menu that was kept over a reload stays, and a refresh of the loan's menu opens nothing (S-4.2-06, S-4.2-22).
  const openedFor = useRef(selection === null ? null : (account?.generalAccountId ?? null));
  const generalAccountId = account?.generalAccountId ?? null;
  // Before the page is painted: the menu shows in the place that was kept for it.
  useLayoutEffect(() => {
    if (generalAccountId === null) openedFor.current = null;
    if (generalAccountId === null || !hasLoanMenu || openedFor.current === generalAccountId) return;
    openedFor.current = generalAccountId;
    const isElsewhere = iconOfPage(pathname) !== null || selection === 'Loan';
    if (isWide && !isElsewhere) dispatch(drawerSelected({ drawer: 'Loan' }));
  }, [generalAccountId, hasLoanMenu, isWide, pathname, selection, dispatch]);

  const isLoanGone = generalAccountId === null && selection === 'Loan';
  useEffect(() => {
    if (isLoanGone) dispatch(drawerClosed());
  }, [isLoanGone, dispatch]);

  useEffect(() => {
    if (selection === null) browserStorage.remove('drawerSelection');
    else browserStorage.write('drawerSelection', selection);
  }, [selection]);
}
