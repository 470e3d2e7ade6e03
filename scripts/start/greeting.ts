import { openStore } from '../../mock-server/store/store.ts';
import type { LoanRow } from '../../mock-server/store/store.ts';
import { personas } from '../../mock-server/worlds/personas.ts';
import { defaultWorldId } from '../../mock-server/worlds/worlds.ts';
import { tableOf } from './table.ts';

/** Loans that fit on a screen together with the personas. */
const mostLoans = 12;

/** Who can sign in, with what each sees, and the loans of the default world. */
export async function greeting(dataFile: string): Promise<string[]> {
  return [
    '\nSign in as anyone:',
    ...tableOf(personas.map(({ name, role, sees }) => [name, role, sees])),
    '',
    ...loanLines(await loansOf(dataFile)),
  ];
}

/** The loans as lines, the latest first. */
export function loanLines(loans: readonly LoanRow[]): string[] {
  const shown = loans.slice(0, mostLoans);
  const more = loans.length - shown.length;
  return [
    'Loans, the latest first:',
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

/** The server has made and seeded the default world by now; it is read beside it. */
async function loansOf(dataFile: string): Promise<LoanRow[]> {
  const store = await openStore(dataFile);
  try {
    return await store.loans.list(defaultWorldId, { kind: 'loan' });
  } finally {
    await store.close();
  }
}
