import { legacyPages } from '../../../contracts/api/legacy.ts';
import { factsIn, type Row, rowsIn, textOf } from '../legacy-pages.ts';
import { pageNamed } from '../vocabulary.ts';
import type { HttpContext } from './context.ts';

/** The rows that a page of the legacy application lists, read from the page that a frame would show. */
export async function rowsOf(context: HttpContext, page: string): Promise<readonly Row[]> {
  return rowsIn(await htmlAt(context, legacyPages[pageNamed(page)].path));
}

/** The facts that a legacy page lists, by their labels. */
export async function factsOf(context: HttpContext, address: string): Promise<Row> {
  return factsIn(await htmlAt(context, address));
}

async function htmlAt({ client }: HttpContext, address: string): Promise<string> {
  const response = await client.fetch(address, { headers: { accept: 'text/html' } });
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${address} responds ${response.status}: ${textOf(html)}`);
  return html;
}
