import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useLayoutEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Transport } from '../shared/api/transport.ts';
import { loanAwaited } from '../shell/menu/drawer-slice.ts';
import { type LoanSource, type OpenedLoan, openLoan } from './open-loan.ts';

export type Opening = OpenedLoan | { readonly outcome: 'opening' };

/**
 * Opens a loan and follows how far that is. A source that changes meanwhile wins over the answers to the earlier one.
 * @returns the state, and a way to start again.
 */
export function useOpenLoan(source: LoanSource | null): readonly [Opening, () => void] {
  const dispatch = useDispatch<ThunkDispatch<unknown, Transport, UnknownAction>>();
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ outcome: 'opening' });
  const key = JSON.stringify(source);
  // Before the page is painted, which then has the menu of the loan, or its place, beside it from the beginning.
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const wanted = JSON.parse(key) as LoanSource | null;
    setOpening({ outcome: 'opening' });
    dispatch(loanAwaited(true));
    void dispatch(openLoan(wanted, undefined, leaving.signal)).then((opened) => {
      if (leaving.signal.aborted) return;
      dispatch(loanAwaited(false));
      setOpening(opened);
    });
    return () => {
      leaving.abort();
      dispatch(loanAwaited(false));
    };
  }, [dispatch, key, attempt]);
  return [opening, () => setAttempt(attempt + 1)];
}
