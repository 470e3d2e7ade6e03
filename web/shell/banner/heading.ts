import type { Account } from '../../../contracts/operations/loan.ts';
import type { Place } from './place.ts';

/** Heading at the left of the banner. */
interface Heading {
  readonly title: string;
  /** Title of a legacy page of the loan; null for other pages. */
  readonly page: string | null;
}

/**
 * Returns the heading of a page. A legacy page of the loan gets the loan's number and borrower (S-2.3-12). The title of
 * an SPA page has both already; on the dashboard, the name is that of the dashboard's response (C-18).
 */
export function headingOf(place: Place, pageTitle: string): Heading {
  return place.kind === 'loan' && place.isFramed
    ? { title: loanHeading(place.account), page: pageTitle }
    : { title: pageTitle, page: null };
}

/** Returns loan number and borrower of the account, without blank parts (S-3-23). */
const loanHeading = ({ loanNumber, borrowerName }: Account): string =>
  [loanNumber, borrowerName]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
