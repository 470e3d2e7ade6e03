import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Account } from '../../../contracts/operations/loan.ts';
import { useGetLoanMenuQuery } from './api.ts';
import { type MenuLoad, menuLoadOf } from './menu-load.ts';
import { type MenuState, type OpenLoanMenu, selectLoanMenu } from './menus-in-store.ts';
import { logMenuProblems } from './log-menu-problems.ts';
import { readLoanMenu, storeLoanMenu } from './stored-loan-menu.ts';

interface LoanMenuState {
  /** The menu of the open loan; null without an open loan or while the menu is loading. */
  readonly loanMenu: OpenLoanMenu | null;
  /** State of the request for the menu; null without an open loan. */
  readonly load: MenuLoad | null;
}

/**
 * Returns the menu of the open loan: loads it when the loan opens, updates it when it changes, and stores it for a reload
 * (S-4.2-19, S-4.2-20).
 */
export function useLoanMenu(account: Account | null): LoanMenuState {
  const generalAccountId = account?.generalAccountId ?? 0;
  // The startup has put a stored menu into the store. Without a stored menu, the menu is requested in any case.
  const isKept = useMemo(() => account !== null && readLoanMenu(account) !== null, [account]);
  const query = useGetLoanMenuQuery(generalAccountId, {
    skip: account === null,
    refetchOnMountOrArgChange: !isKept,
  });
  const data = account === null ? undefined : query.currentData;
  useEffect(() => {
    if (data) storeLoanMenu({ generalAccountId }, data);
  }, [data, generalAccountId]);

  const inStore = useSelector((state: MenuState) => selectLoanMenu(state, generalAccountId));
  const loanMenu = data ? inStore : null;
  useEffect(() => {
    if (loanMenu) logMenuProblems('Loan', loanMenu.menu, window.location.origin);
  }, [loanMenu]);
  return { loanMenu, load: account && menuLoadOf(query) };
}
