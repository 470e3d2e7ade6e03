import type { Product } from '../../../contracts/operations/create-loan.ts';

/** The products of the seeds: code and name by id. */
const catalogue = {
  501: ['CF30', 'Conforming 30 Year Fixed'],
  502: ['CF15', 'Conforming 15 Year Fixed'],
  503: ['FHA30', 'FHA 30 Year Fixed'],
  504: ['VA30', 'VA 30 Year Fixed'],
  505: ['JF30', 'Jumbo 30 Year Fixed'],
  506: ['CA76', 'Conforming 7/6 ARM'],
  507: ['CP30', 'Construction to Permanent 30 Year'],
  508: ['USDA30', 'USDA 30 Year Fixed'],
} as const;

export const products = (...ids: readonly (keyof typeof catalogue)[]): Product[] =>
  ids.map((loanProductId) => ({ loanProductId, loanProductName: catalogue[loanProductId][1] }));

/**
 * Returns the code of a product, which the dashboard shows (L-2.3-22, A-169). A product of a recipe has the initials and
 * figures of its name: 'Portfolio 10 Year Fixed' gives P10YF.
 */
export const productCodeOf = (name: string): string =>
  Object.values(catalogue).find(([, known]) => known === name)?.[0] ??
  (name.match(/\d+|(?<!\p{L})\p{L}/gu) ?? [name]).join('').toUpperCase();

/** Returns the name of a product by its code, for legacy pages; an unknown code itself. */
export const productNameOf = (code: string | null): string | null =>
  Object.values(catalogue).find(([known]) => known === code)?.[1] ?? code;
