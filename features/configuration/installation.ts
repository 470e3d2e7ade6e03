import type { WorldChange } from '../../contracts/operations/mock-schemas.ts';
import { pageNamed } from '../vocabulary/vocabulary.ts';

/** Converts the settings of a feature table: the product title, and the addresses of pages by page title. */
export function settingsNamed(rows: Readonly<Record<string, string>>): WorldChange {
  const { 'product title': productTitle, ...pages } = rows;
  const pageAddresses = Object.fromEntries(
    Object.entries(pages).map(([title, address]) => [pageNamed(title), address]),
  );
  return { settings: { ...(productTitle === undefined ? {} : { productTitle }), pageAddresses } };
}
