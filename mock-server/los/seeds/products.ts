import type { Product } from '../../../contracts/operations/create-loan.ts';

interface KnownProduct {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Amortization term in months. */
  readonly term: number;
  /** Rate of today's rate sheet for the shortest lock, as a fraction. */
  readonly rate: number;
}

const product = (id: number, code: string, name: string, term: number, rate: number): KnownProduct => ({
  id,
  code,
  name,
  term,
  rate,
});

/** The products of the seeds, in the order of the rate sheet. */
export const catalogue: readonly KnownProduct[] = [
  product(501, 'CF30', 'Conforming 30 Year Fixed', 360, 0.064_5),
  product(502, 'CF15', 'Conforming 15 Year Fixed', 180, 0.057_5),
  product(503, 'FHA30', 'FHA 30 Year Fixed', 360, 0.061_25),
  product(504, 'VA30', 'VA 30 Year Fixed', 360, 0.06),
  product(505, 'JF30', 'Jumbo 30 Year Fixed', 360, 0.067_5),
  product(506, 'CA76', 'Conforming 7/6 ARM', 360, 0.062_5),
  product(507, 'CP30', 'Construction to Permanent 30 Year', 360, 0.071_25),
  product(508, 'USDA30', 'USDA 30 Year Fixed', 360, 0.06),
];

export const products = (...ids: readonly number[]): Product[] =>
  catalogue
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name }) => ({ loanProductId: id, loanProductName: name }));

/**
 * Returns the code of a product, which the dashboard shows (L-2.3-22, A-169). A product of a recipe has the initials and
 * figures of its name: 'Portfolio 10 Year Fixed' gives P10YF.
 */
export const productCodeOf = (name: string): string =>
  catalogue.find((known) => known.name === name)?.code ??
  (name.match(/\d+|(?<!\p{L})\p{L}/gu) ?? [name]).join('').toUpperCase();

/** Returns the name of a product by its code, for legacy pages; an unknown code itself. */
export const productNameOf = (code: string | null): string | null =>
  catalogue.find((known) => known.code === code)?.name ?? code;

/** Returns the amortization term of a product in months; undefined for a product of a recipe. */
export const termOf = (name: string | null): number | undefined =>
  catalogue.find((known) => known.name === name)?.term;

/**
 * Returns true if a loan amount fits a product in most counties: Conforming up to the conforming limit, Jumbo above it,
 * FHA up to its ceiling, which is 150% of that limit (National Housing Act, section 203(b)(2)).
 *
 * @param day the day of the application, yyyy-MM-dd
 */
export function isWithinLimits(name: string, amount: number, day: string): boolean {
  const limit = conformingLimitOf(day);
  if (name.startsWith('Jumbo')) return amount > limit;
  if (name.startsWith('Conforming')) return amount <= limit;
  return !name.startsWith('FHA') || amount <= 1.5 * limit;
}

/** Returns the conforming loan limit of a year for one unit, US dollars (FHFA). That of high-cost areas is half as high again. */
export const conformingLimitOf = (day: string): number =>
  limits.findLast(([year]) => year <= day)?.[1] ?? limits[0][1];

/** FHFA's announcements of November 2022, 2023, 2024 and 2025. Later years have the last known limit. */
const limits = [
  ['2023', 726_200],
  ['2024', 766_550],
  ['2025', 806_500],
  ['2026', 832_750],
] as const;
