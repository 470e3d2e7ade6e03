import type { Account } from '../../../contracts/operations/loan.ts';
import type { Place } from './place.ts';

/** Heading at the left of the banner. */
export interface Heading {
  readonly title: string;
  /** Which page of the loan it is, where the title does not say. */
  readonly page: string | null;
}

/**
 * The heading of a page. In a loan it is the number and the borrower (S-2.3-12); a page that the SPA draws brings
 * them itself, with the name as its dashboard knows it (C-18), a legacy page only its own title.
 */
export function headingOf(place: Place, pageTitle: string): Heading {
  return place.kind === 'loan' && place.isFramed
    ? { title: loanHeading(place.account), page: pageTitle }
    : { title: pageTitle, page: null };
}

/** Loan number and borrower as the stored account has them; a blank one leaves no gap (S-3-23). */
export const loanHeading = ({ loanNumber, borrowerName }: Account): string =>
  [loanNumber, borrowerName]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
