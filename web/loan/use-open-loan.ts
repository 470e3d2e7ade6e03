import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Transport } from '../api/transport.ts';
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
  useEffect(() => {
    const leaving = new AbortController();
    const wanted = JSON.parse(key) as LoanSource | null;
    setOpening({ outcome: wanted ? 'opening' : 'unknown' });
    if (wanted) {
      void dispatch(openLoan(wanted, undefined, leaving.signal)).then((opened) => {
        if (!leaving.signal.aborted) setOpening(opened);
      });
    }
    return () => leaving.abort();
  }, [dispatch, key, attempt]);
  return [opening, () => setAttempt(attempt + 1)];
}
