import { useEffect, useMemo } from 'react';
import type { Account } from '../../../contracts/schemas/loan.ts';
import type { MenuBorrower } from '../../../contracts/schemas/shell.ts';
import { useGetLoanMenuQuery } from '../api.ts';
import type { ReadMenu } from './menu-node.ts';
import { noteOddities } from './note-oddities.ts';
import { readMenu } from './read-menu.ts';
import { readLoanMenu, storeLoanMenu } from './stored-loan-menu.ts';

/** The menu of the open loan as its drawer shows it. */
export interface OpenLoanMenu {
  readonly menu: ReadMenu;
  readonly borrowers: readonly MenuBorrower[];
}

interface LoanMenuState {
  /** Null without an open loan, until its menu is there, and when it could not be loaded. */
  readonly loaded: OpenLoanMenu | null;
  /** A loan is open, and its menu has been asked for for the first time. */
  readonly isPending: boolean;
}

/**
 * The menu of the open loan: loaded when the loan is opened, followed as it changes, and kept for a reload
 * (S-4.2-19, S-4.2-20).
 */
export function useLoanMenu(account: Account | null): LoanMenuState {
  const generalAccountId = account?.generalAccountId ?? 0;
  // A kept menu was put into the store at the start of the page; without one it is asked for, whatever the store has.
  const isKept = useMemo(() => account !== null && readLoanMenu(account) !== null, [account]);
  const { currentData, isFetching, isUninitialized } = useGetLoanMenuQuery(generalAccountId, {
    skip: account === null,
    refetchOnMountOrArgChange: !isKept,
  });
  const data = account === null ? undefined : currentData;

  useEffect(() => {
    if (data) storeLoanMenu({ generalAccountId }, data);
  }, [data, generalAccountId]);

  const read = useMemo<OpenLoanMenu | null>(() => {
    if (!data) return null;
    // A faulty server may leave parts out.
    const borrowers = Array.isArray(data.borrowers) ? data.borrowers : [];
    return { menu: readMenu(data.navigationMenu), borrowers };
  }, [data]);
  useEffect(() => {
    if (read) noteOddities('Loan', read.menu, window.location.origin);
  }, [read]);
  const isPending = account !== null && currentData === undefined && (isFetching || isUninitialized);
  return { loaded: read, isPending };
}
