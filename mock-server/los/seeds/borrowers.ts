import type { DashboardBorrower } from '../../../contracts/operations/loan.ts';

type Name = readonly [first: string, middle: string | null, last: string];
type Address = readonly [street: string, city: string, state: string, zipCode: string, zipExtension?: string];
interface Reach {
  /** Area code; the numbers themselves are ones that nobody has (555-01xx). */
  readonly area: number;
  readonly home?: number;
  readonly work?: number;
  readonly cell?: number;
}

/** An invented borrower. The mail address is at example.com. */
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

/** A prospect of whom nothing but the name is known yet. */
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

/** A borrower of whom not even the name is known: an import that went half way. */
export const unnamed: DashboardBorrower = {
  ...namedOnly('', ''),
  borrowerFirstName: null,
  borrowerLastName: null,
};

const phone = (area: number | undefined, line: number | undefined): string | null =>
  area === undefined || line === undefined ? null : `(${area}) 555-${String(line).padStart(4, '0')}`;
