/** One row of a pipeline or queue: the texts of its cells, by the titles of the columns. */
export type Row = Readonly<Record<string, string>>;

/** Returns the rows of the table in a page of the legacy application. */
export function rowsIn(html: string): readonly Row[] {
  const [titles = [], ...rows] = [...html.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) => cellsOf(row));
  return rows.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])));
}

/** Returns the values in a page of the legacy application, by their labels. */
export function factsIn(html: string): Row {
  const facts = html.matchAll(/<dt>([\s\S]*?)<\/dt><dd>([\s\S]*?)<\/dd>/g);
  return Object.fromEntries([...facts].map(([, label = '', fact = '']) => [textOf(label), textOf(fact)]));
}

const cellsOf = (row: string): string[] =>
  [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map((match) => textOf(match[1] ?? ''));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Returns the plain text of markup. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
