import type { LoanRow } from '../../../mock-server/store/repositories/loan.ts';
import type { Store } from '../../../mock-server/store/store.ts';
import { personas } from '../../../mock-server/los/seeds/personas.ts';
import { defaultWorldId } from '../../../mock-server/platform/worlds/worlds.ts';
import { tableOf } from '../../shared/table.ts';

/** Maximum number of listed loans, so that the loans and the personas fit on a screen together. */
const mostLoans = 12;

/**
 * Returns the personas and the sample loans of the default world, as lines. Loans that users have created are left out,
 * since their borrowers must not appear in the log of a container.
 */
export async function greeting(store: Store): Promise<string[]> {
  return [
    '\nSign in as anyone:',
    ...tableOf(personas.map(({ name, role, sees }) => [name, role, sees])),
    '',
    ...loanLines(await store.in(defaultWorldId).loans.seeded()),
  ];
}

/** Formats loans as lines under a heading. Without loans there is no heading. */
export function loanLines(loans: readonly LoanRow[]): string[] {
  if (loans.length === 0) return [];
  const shown = loans.slice(0, mostLoans);
  const more = loans.length - shown.length;
  return [
    'Sample loans, the latest first:',
    ...tableOf(
      shown.map(({ loanNumber, borrowerName, loanPurpose, loanStatus }) => [
        loanNumber,
        borrowerName,
        loanPurpose ?? '–',
        loanStatus ?? '–',
      ]),
    ),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
