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
  /** True if the menu of the open loan has entries or could not be loaded. */
  readonly hasLoanMenu: boolean;
  readonly isWide: boolean;
}

/** Opens and closes the drawers on changes of page, loan and window (document 000, section 4.2). */
export function useDrawerLife({ account, hasLoanMenu, isWide }: Surroundings): void {
  const dispatch = useDispatch();
  const selection = useSelector((state: { readonly drawer: DrawerState }) => state.drawer.selection);
  const { pathname, key } = useLocation();

  useEffect(() => {
    dispatch(primaryDrawerSettled());
  }, [isWide, dispatch]);

  // Also called for a navigation to the same page.
  const arrived = useEffectEvent(() => {
    if (!isWide) dispatch(primaryDrawerSettled());
    if (iconOfPage(pathname)) dispatch(drawerClosed());
  });
  useEffect(() => arrived(), [key]);

  // A menu restored after a reload stays open, and a refresh of the loan menu opens no menu (S-4.2-06, S-4.2-22).
  const openedFor = useRef(selection === null ? null : (account?.generalAccountId ?? null));
  const generalAccountId = account?.generalAccountId ?? null;
  // Before the page is painted, so that the menu replaces its skeleton at once.
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
