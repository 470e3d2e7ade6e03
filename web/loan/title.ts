import { joined } from './format.ts';

/** Heading of a loan: number, first and last name, blanks dropped (L-2.3-01, L-2.3-02). */
export const loanTitle = (loanNumber: string, firstName: string | null, lastName: string | null): string =>
  joined([loanNumber, firstName, lastName]);
