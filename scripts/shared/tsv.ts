/** The message for a malformed row, with file and line. */
export type Malformed = string;

export interface Table<Row> {
  readonly rows: readonly Row[];
  readonly malformed: readonly Malformed[];
}

type Cells<Names extends readonly string[]> = { [Index in keyof Names]: string };

/**
 * Parses tab-separated text with a header.
 * @param names the columns
 * @param mayBeEmpty the columns whose cells may be empty; at the end of a row they may be left out
 */
export function readTable<const Names extends readonly string[], Row>(
  file: string,
  text: string,
  names: Names,
  toRow: (cells: Cells<Names>, place: string) => Row,
  mayBeEmpty: readonly Names[number][] = [],
): Table<Row> {
  const isFull = (cells: readonly string[]): cells is Cells<Names> & readonly string[] =>
    cells.length === names.length &&
    cells.every((cell, index) => cell.trim() !== '' || mayBeEmpty.includes(names[index] ?? ''));
  const [header, ...lines] = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const malformed: Malformed[] = [];
  if (header !== names.join('\t')) malformed.push(`${file}:1 the header must be ${names.join(', ')}`);
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const place = `${file}:${index + 2}`;
    const given = line.split('\t');
    const leftOut = names.slice(given.length);
    const cells = leftOut.every((name) => mayBeEmpty.includes(name))
      ? [...given, ...leftOut.map(() => '')]
      : given;
    if (isFull(cells)) rows.push(toRow(cells, place));
    else malformed.push(`${place} must have ${names.join(', ')}`);
  }
  return { rows, malformed };
}

/** Returns the rows of a table. @throws {Error} with file and line of each malformed row */
export function wellFormedRows<Row>({ rows, malformed }: Table<Row>): readonly Row[] {
  if (malformed.length > 0) throw new Error(malformed.join('\n'));
  return rows;
}
