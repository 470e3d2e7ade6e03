import type { WorldChange } from '../../contracts/operations/mock-schemas.ts';
import { pageNamed } from '../vocabulary/vocabulary.ts';

/** Settings as a feature writes them: the product title, and where pages are kept, each page by its title. */
export function settingsNamed(rows: Readonly<Record<string, string>>): WorldChange {
  const { 'product title': productTitle, ...pages } = rows;
  const pageAddresses = Object.fromEntries(
    Object.entries(pages).map(([title, address]) => [pageNamed(title), address]),
  );
  return { settings: { ...(productTitle === undefined ? {} : { productTitle }), pageAddresses } };
}
