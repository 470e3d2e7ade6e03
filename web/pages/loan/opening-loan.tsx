import type { Elements } from '../../shared/ui/elements.ts';
import { LoanSkeleton } from './loan-placeholders.tsx';
import { openingTitle, useOpenLoan } from './open-loan.ts';

interface OpeningLoanProps {
  readonly accountId: number;
  /** The page, which also shows if the loan cannot be opened: the page then explains the error. */
  readonly children: Elements;
}

/** Opens a loan before its page shows. */
export default function OpeningLoan({ accountId, children }: OpeningLoanProps) {
  const [opening] = useOpenLoan({ from: 'account', accountId });
  return opening.outcome === 'opening' ? <LoanSkeleton title={openingTitle(opening, 'Loan')} /> : children;
}
