import { useLayoutEffect, useState } from 'react';
import { type LoanSource, type OpenedLoan, openLoan } from './open-loan.ts';
import { useAppDispatch } from '../shared/store/store.ts';
import { loanAwaited } from '../shared/store/ui-slice.ts';

export type Opening = OpenedLoan | { readonly outcome: 'opening' };

/**
 * Opens a loan. A late response for an earlier source is ignored.
 * @returns the outcome, at first `opening`, and a function that opens the loan again
 */
export function useOpenLoan(source: LoanSource | null): readonly [Opening, () => void] {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ outcome: 'opening' });
  const key = JSON.stringify(source);
  // A layout effect, so that the first paint already reserves the space of the loan's menu.
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
