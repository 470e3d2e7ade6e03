import { legacyPages } from '../../../contracts/api/legacy.ts';
import { pageNamed } from '../vocabulary.ts';
import type { HttpContext } from './context.ts';

/** One row of a pipeline or queue: the texts of its cells, by the titles of the columns. */
export type Row = Readonly<Record<string, string>>;

/** The rows that a page of the older application lists, read from the page that a frame would show. */
export async function rowsOf({ client }: HttpContext, page: string): Promise<readonly Row[]> {
  const answer = await client.fetch(legacyPages[pageNamed(page)].path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${page} answers ${answer.status}: ${textOf(html)}`);
  const [titles = [], ...rows] = [...html.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) => cellsOf(row));
  return rows.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])));
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
