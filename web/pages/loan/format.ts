// Formats of values on the read-only screens. Each function returns an empty text for a missing value.

const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  // Formats a negative value that rounds to zero as "$0.00", not "-$0.00".
  signDisplay: 'negative',
});

const percentFormat = (decimals: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: 'halfExpand',
    signDisplay: 'negative',
  });
const threeDecimals = percentFormat(3);
const noDecimals = percentFormat(0);

/** Formats US dollars: 1234.5 gives "$1,234.50". */
export const currency = (value: number | null): string => (value === null ? '' : usd.format(value));

/** Formats a fraction as percent with three decimals: 0.065 gives "6.500%". */
export const percent3 = (fraction: number | null): string =>
  fraction === null ? '' : threeDecimals.format(fraction);

/** Formats a fraction as percent without decimals, rounded half away from zero: 0.805 gives "81%". */
export const percent0 = (fraction: number | null): string =>
  fraction === null ? '' : noDecimals.format(fraction);

/** Formats a calendar day without a time zone: "2026-02-10" gives "02/10/2026". */
export function day(value: string | null): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value ?? '') ?? [];
  return year ? `${month}/${date}/${year}` : '';
}

/** Formats ten digits as a phone number; returns other text unchanged. */
export const phone = (value: string | null): string =>
  (value ?? '').trim().replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** Formats a credit score; blank for 0. */
export const creditScore = (value: number | null | undefined): string => (value ? String(value) : '');

/** Returns the parts that are not blank, trimmed and joined. */
export const joined = (parts: readonly (string | null | undefined)[], separator = ' '): string =>
  parts
    .map((part) => (part ?? '').trim())
    .filter((part) => part !== '')
    .join(separator);

interface AddressParts {
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly zipExtension?: string | null;
}

/**
 * Formats an address in one line, such as "12 Elm Street, Portland, ME 04101-1234", without commas for missing parts.
 */
export function addressLine({ street, city, state, zipCode, zipExtension }: AddressParts): string {
  const zip = joined([zipCode]) === '' ? '' : joined([zipCode, zipExtension], '-');
  return joined([street, city, joined([state, zip])], ', ');
}

/** Returns the heading of a loan: number, first and last name, without blank parts. */
export const loanTitle = (loanNumber: string, firstName: string | null, lastName: string | null): string =>
  joined([loanNumber, firstName, lastName]);
