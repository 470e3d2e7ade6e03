/** One rule of the specification, in the project's own words. */
export interface Rule {
  readonly id: string;
  readonly kind: string;
  readonly rule: string;
  /** Where it stands, as file:line. */
  readonly place: string;
}

/** One thing that the specification leaves open, and what was decided. */
export interface OpenQuestion {
  readonly id: string;
  readonly question: string;
  readonly decided: string;
  /** Ids of the rules that show the decision, or empty. */
  readonly evidence: string;
  readonly place: string;
}

/** A row that cannot be read, as one line to print. */
export type Malformed = string;

export interface Table<Row> {
  readonly rows: readonly Row[];
  readonly malformed: readonly Malformed[];
}

/** Reads one file of the catalogue: tab-separated, header `id kind rule`. */
export function readRules(file: string, text: string): Table<Rule> {
  return readTable(file, text, ['id', 'kind', 'rule'], ([id, kind, rule], place) => ({
    id,
    kind,
    rule,
    place,
  }));
}

/** Reads one file of the register: tab-separated, header `id question decided evidence`; only evidence may be empty. */
export function readOpenQuestions(file: string, text: string): Table<OpenQuestion> {
  return readTable(
    file,
    text,
    ['id', 'question', 'decided', 'evidence'],
    ([id, question, decided, evidence], place) => ({ id, question, decided, evidence, place }),
  );
}

/** The ids of the pending list, in its order. Lines with # are comments. */
export function readPending(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The pending list without some of its ids; comments and order stay. */
export function withoutPending(text: string, gone: ReadonlySet<string>): string {
  return text
    .split('\n')
    .filter((line) => !gone.has(line.trim()))
    .join('\n');
}

type Cells<Names extends readonly string[]> = { [Index in keyof Names]: string };

function readTable<const Names extends readonly string[], Row>(
  file: string,
  text: string,
  names: Names,
  toRow: (cells: Cells<Names>, place: string) => Row,
): Table<Row> {
  const [header, ...lines] = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const malformed: Malformed[] = [];
  if (header !== names.join('\t')) malformed.push(`${file}:1 the header must be ${names.join(', ')}`);
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const place = `${file}:${index + 2}`;
    const cells = line.split('\t');
    if (hasCells(cells, names)) rows.push(toRow(cells, place));
    else malformed.push(`${place} must have ${names.join(', ')}`);
  }
  return { rows, malformed };
}

/** One cell for each name, none empty but `evidence`, which comes with the work. */
function hasCells<const Names extends readonly string[]>(
  cells: readonly string[],
  names: Names,
): cells is Cells<Names> & readonly string[] {
  return (
    cells.length === names.length && cells.every((cell, index) => cell !== '' || names[index] === 'evidence')
  );
}
