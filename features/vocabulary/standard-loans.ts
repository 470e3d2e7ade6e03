import type { SeedLoan } from '../../mock-server/store/repositories/seed.ts';
import { applicationIdentifierOf } from '../../mock-server/store/schema/loan-row.ts';
import { seeds } from '../../mock-server/los/seeds/seeds.ts';

/** One loan of the standard seed, as the features know it. */
export interface StandardLoan {
  readonly borrower: string;
  readonly applicationIdentifier: string;
  readonly seed: SeedLoan;
}

/** The loans, without the leads, that every world starts with. */
export const standardLoans = (): readonly StandardLoan[] =>
  seeds
    .standard(day)
    .loans.filter(({ isLead }) => !isLead)
    .map((seed) => ({
      seed,
      applicationIdentifier: applicationIdentifierOf(seed.generalAccountId),
      borrower: nameOf(seed),
    }));

/** The loan of a borrower. @throws {Error} when nobody of that name has one. */
export function standardLoan(borrower: string): StandardLoan {
  const loan = standardLoans().find((candidate) => candidate.borrower === borrower);
  if (!loan) throw new Error(`No standard loan of ${borrower}`);
  return loan;
}

/** The lead of a borrower. @throws {Error} when nobody of that name has one. */
export function standardLead(borrower: string): SeedLoan {
  const lead = seeds.standard(day).loans.find((seed) => seed.isLead && nameOf(seed) === borrower);
  if (!lead) throw new Error(`No standard lead of ${borrower}`);
  return lead;
}

/** Those of them that wait in a queue. */
export const queueLoans = (queue: string): readonly StandardLoan[] =>
  standardLoans().filter(({ seed }) => seed.task?.queue === queue);

/** How a pipeline writes a loan. */
export const expectedRow = ({ seed, borrower }: StandardLoan) => ({
  number: seed.dashboard.loanNumber,
  borrower: (seed.accountName ?? borrower) || blank,
  amount: amountOf(seed.dashboard.loanDetails.loanAmount),
  status: seed.dashboard.loanDetails.loanStatus ?? blank,
});

/** Dates of the seed count from a day; nothing here depends on which. */
const day = '2026-06-01';
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What stands for a missing value: a dash for the eye, words for the reader. */
const blank = '–not given';

const amountOf = (amount: number | null): string => (amount === null ? blank : dollars.format(amount));

const nameOf = ({ dashboard: { primaryBorrower } }: SeedLoan): string =>
  [primaryBorrower.borrowerFirstName, primaryBorrower.borrowerLastName].filter(Boolean).join(' ');
