import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useGetLoanMenuQuery } from '../menu/api.ts';
import { factsFromIcons, type LoanFacts } from './loan-facts.ts';
import { latestUpdateOf } from './loan-status-slice.ts';

/**
 * What is known of a loan: from the newest event, else from the icons of its menu, which is the very one that the drawer
 * shows. Null as long as neither is there.
 */
export function useLoanFacts(generalAccountId: number): LoanFacts | null {
  const update = useSelector(latestUpdateOf(generalAccountId));
  const { currentData } = useGetLoanMenuQuery(generalAccountId);
  const icons = currentData?.pageIcons;
  // A faulty server may leave the icons out.
  return useMemo(() => update ?? (Array.isArray(icons) ? factsFromIcons(icons) : null), [update, icons]);
}
