/** How the read-only screens show values. Every function gives blank text for a missing value. */

const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  // Rounded to nothing, a negative value must not read "-$0.00".
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

/** US dollars: 1234.5 reads "$1,234.50" (L-2.3-36). */
export const currency = (value: number | null): string => (value === null ? '' : usd.format(value));

/** A fraction with three decimals: 0.065 reads "6.500%" (L-2.3-23, A-08). */
export const percent3 = (fraction: number | null): string =>
  fraction === null ? '' : threeDecimals.format(fraction);

/** A fraction without decimals, half rounded away from zero: 0.805 reads "81%" (L-2.3-50, A-09). */
export const percent0 = (fraction: number | null): string =>
  fraction === null ? '' : noDecimals.format(fraction);

/** A calendar day: "2026-02-10" reads "02/10/2026". Never passes through a time zone. */
export function day(value: string | null): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value ?? '') ?? [];
  return year ? `${month}/${date}/${year}` : '';
}

/** Ten plain digits get their punctuation; every other text stays as delivered. */
export const phone = (value: string | null): string =>
  (value ?? '').trim().replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** 0 and missing are blank (L-2.3-40). */
export const creditScore = (value: number | null | undefined): string => (value ? String(value) : '');

/** The parts that hold something, in their order. */
export const joined = (parts: readonly (string | null | undefined)[], separator = ' '): string =>
  parts
    .map((part) => (part ?? '').trim())
    .filter((part) => part !== '')
    .join(separator);
