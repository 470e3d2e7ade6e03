import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { type LegacyPage, legacyPages } from '../../contracts/api/legacy.ts';
import { useAccount } from '../session/account.ts';
import { parseIdText } from '../shared/parse.ts';
import type { Elements } from '../shared/ui/elements.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';

/**
 * Opens the loan in the address of a legacy page, unless a loan is open: the address comes from a link in a new tab or
 * from a bookmark. The open loan stays open while a page of another loan shows.
 */
export function LoanOfPage({ children }: { readonly children: Elements }) {
  const { page = '' } = useParams();
  const [query] = useSearchParams();
  const isOpen = useAccount() !== null;
  const accountId = hasLoan(page) ? parseIdText(query.get('accountId') ?? undefined) : null;
  if (accountId === null || isOpen) return children;
  return (
    <Suspense fallback={<PageSkeleton label="Opening the loan" />}>
      <OpeningLoan key={accountId} accountId={accountId}>
        {children}
      </OpeningLoan>
    </Suspense>
  );
}

const OpeningLoan = lazy(() => import('../pages/loan/opening-loan.tsx'));

function hasLoan(name: string): boolean {
  if (!Object.hasOwn(legacyPages, name)) return false;
  const { query = [] }: LegacyPage = legacyPages[name as keyof typeof legacyPages];
  return query.includes('accountId');
}
