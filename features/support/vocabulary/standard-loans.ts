import type { SeedLoan } from '../../../mock-server/store/repositories/seed.ts';
import { applicationIdentifierOf } from '../../../mock-server/store/repositories/loan.ts';
import { seeds } from '../../../mock-server/platform/recipes/rows.ts';

/** A loan of the standard seed. */
export interface StandardLoan {
  readonly borrower: string;
  readonly applicationIdentifier: string;
  readonly seed: SeedLoan;
}

/** Returns the loans of the standard seed, without the leads. */
export const standardLoans = (): readonly StandardLoan[] =>
  seeds
    .standard(day)
    .loans.filter(({ isLead }) => !isLead)
    .map((seed) => ({
      seed,
      applicationIdentifier: applicationIdentifierOf(seed.generalAccountId),
      borrower: nameOf(seed),
    }));

/** Returns the standard loan of a borrower. @throws {Error} for an unknown borrower */
export function standardLoan(borrower: string): StandardLoan {
  const loan = standardLoans().find((candidate) => candidate.borrower === borrower);
  if (!loan) throw new Error(`No standard loan of ${borrower}`);
  return loan;
}

/** Returns the standard lead of a borrower. @throws {Error} for an unknown borrower */
export function standardLead(borrower: string): SeedLoan {
  const lead = seeds.standard(day).loans.find((seed) => seed.isLead && nameOf(seed) === borrower);
  if (!lead) throw new Error(`No standard lead of ${borrower}`);
  return lead;
}

/** Returns the standard loans in a work queue. */
export const queueLoans = (queue: string): readonly StandardLoan[] =>
  standardLoans().filter(({ seed }) => seed.task?.queue === queue);

/** Returns the texts that a pipeline must show in the row of a loan. */
export const expectedRow = ({ seed, borrower }: StandardLoan) => ({
  number: seed.dashboard.loanNumber,
  borrower: (seed.accountName ?? borrower) || blank,
  amount: amountOf(seed.dashboard.loanDetails.loanAmount),
  status: seed.dashboard.loanDetails.loanStatus ?? blank,
});

/** The day to which the dates of the seed are relative. The tests do not depend on the choice of the day. */
const day = '2026-06-01';
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The text of a missing value: a dash on screen, "not given" for screen readers. */
const blank = '–not given';

const amountOf = (amount: number | null): string => (amount === null ? blank : dollars.format(amount));

const nameOf = ({ dashboard: { primaryBorrower } }: SeedLoan): string =>
  [primaryBorrower.borrowerFirstName, primaryBorrower.borrowerLastName].filter(Boolean).join(' ');
