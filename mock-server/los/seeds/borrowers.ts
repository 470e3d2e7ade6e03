import type { DashboardBorrower } from '../../../contracts/operations/loan.ts';

type Name = readonly [first: string, middle: string | null, last: string];
type Address = readonly [street: string, city: string, state: string, zipCode: string, zipExtension?: string];
interface Reach {
  /** Area code of the phone numbers. The numbers are reserved for fiction (555-01xx). */
  readonly area: number;
  readonly home?: number;
  readonly work?: number;
  readonly cell?: number;
}

/** Returns an invented borrower, with a mail address at example.com. */
export function borrower(
  [first, middle, last]: Name,
  creditScore: number | null,
  [streetAddress, city, state, zipCode, zipExtension]: Address,
  reach?: Reach,
): DashboardBorrower {
  return {
    borrowerFirstName: first,
    borrowerMiddleName: middle,
    borrowerLastName: last,
    creditScore,
    emailAddress: `${first}.${last}@example.com`.toLowerCase().replaceAll(/[^a-z.@]/g, ''),
    homePhone: phone(reach?.area, reach?.home),
    workPhone: phone(reach?.area, reach?.work),
    cellPhone: phone(reach?.area, reach?.cell),
    streetAddress,
    city,
    state,
    zipCode,
    zipExtension: zipExtension ?? null,
  };
}

/** Returns a prospect with a name and no other data. */
export const namedOnly = (first: string, last: string): DashboardBorrower => ({
  borrowerFirstName: first,
  borrowerMiddleName: null,
  borrowerLastName: last,
  creditScore: null,
  emailAddress: null,
  homePhone: null,
  workPhone: null,
  cellPhone: null,
  streetAddress: null,
  city: null,
  state: null,
  zipCode: null,
  zipExtension: null,
});

/** A borrower without a name or other data, as after an incomplete import. */
export const unnamed: DashboardBorrower = {
  ...namedOnly('', ''),
  borrowerFirstName: null,
  borrowerLastName: null,
};

const phone = (area: number | undefined, line: number | undefined): string | null =>
  area === undefined || line === undefined ? null : `(${area}) 555-${String(line).padStart(4, '0')}`;
