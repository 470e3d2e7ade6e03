import { legacyPages } from '../../../contracts/api/legacy.ts';
import { pageNamed } from '../vocabulary.ts';
import type { HttpContext } from './context.ts';

/** One row of a pipeline or queue: the texts of its cells, by the titles of the columns. */
export type Row = Readonly<Record<string, string>>;

/** The rows that a page of the older application lists, read from the page that a frame would show. */
export async function rowsOf(context: HttpContext, page: string): Promise<readonly Row[]> {
  const html = await htmlAt(context, legacyPages[pageNamed(page)].path);
  const [titles = [], ...rows] = [...html.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) => cellsOf(row));
  return rows.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])));
}

/** The facts that a legacy page lists, by their labels. */
export async function factsOf(context: HttpContext, address: string): Promise<Row> {
  const html = await htmlAt(context, address);
  const facts = html.matchAll(/<dt>([\s\S]*?)<\/dt><dd>([\s\S]*?)<\/dd>/g);
  return Object.fromEntries([...facts].map(([, label = '', fact = '']) => [textOf(label), textOf(fact)]));
}

async function htmlAt({ client }: HttpContext, address: string): Promise<string> {
  const response = await client.fetch(address, { headers: { accept: 'text/html' } });
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${address} responds ${response.status}: ${textOf(html)}`);
  return html;
}

const cellsOf = (row: string): string[] =>
  [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map((match) => textOf(match[1] ?? ''));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text of a piece of markup, as a reader sees it. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
