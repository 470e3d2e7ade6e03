import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { errorTexts } from '../../../contracts/api/error-texts.ts';
import { filesUnder, root, textOf } from '../../shared/source-files.ts';
import { wellFormedRows, readTable } from '../../shared/tsv.ts';

/** A small change of the product that breaks a rule or decision. A test of it must fail with the change. */
export interface Mutant {
  /** Id of the rule or decision; further mutants of it have a number: `L-9-02`, `L-9-02.2`. */
  readonly id: string;
  readonly rule: string;
  readonly area: string;
  /** The effect of the change, in a few words. */
  readonly breaks: string;
  readonly change: Change;
  /** File and line of the row, as file:line. */
  readonly place: string;
}

/** A text in a file and its replacement. */
export interface Change {
  /** Path from the project's root. */
  readonly file: string;
  /** The text to replace, which must occur exactly once in the file. */
  readonly from: string;
  readonly to: string;
}

const lists = 'scripts/proof/mutants/lists';
const columns = ['rule', 'file', 'from', 'to', 'breaks'] as const;

/**
 * Returns the mutants in the lists, by area, and one mutant for each message of the error page.
 * @throws {Error} with file and line if a row is incomplete
 */
export function readMutants(): Mutant[] {
  const counts = new Map<string, number>();
  const rows = filesUnder([lists])
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) =>
      wellFormedRows(
        readTable(
          file,
          textOf(file),
          columns,
          (cells, place): Row => ({ cells, place, area: basename(file, '.tsv') }),
          ['to'],
        ),
      ),
    );
  return [...rows, ...errorTextRows()].map(({ cells, area, place }) => ({
    ...mutantOf(cells, area, counts),
    place,
  }));
}

/** Returns a row for each code of the error page: its message loses the last character. */
function errorTextRows(): Row[] {
  const file = 'contracts/api/error-texts.ts';
  return Object.entries(errorTexts).map(([code, { message, rule }]) => ({
    cells: [rule, file, `'${message}'`, `'${message.slice(0, -1)}'`, `the message for ${code} is cut off`],
    area: 'errors',
    place: file,
  }));
}

/** Returns a line for each row with an unknown rule or decision, a text that does not occur exactly once, or no effect. */
export function mutantFindings(mutants: readonly Mutant[], known: ReadonlySet<string>): string[] {
  return mutants.flatMap(({ place, rule, change }) => [
    ...(known.has(rule) ? [] : [`${place} ${rule} is not in the catalogue of rules`]),
    ...changeFindings(change).map((finding) => `${place} ${finding}`),
  ]);
}

/** Returns the reasons why a change cannot be applied; an empty list if it can. */
function changeFindings(change: Change): string[] {
  const file = join(root, change.file);
  if (!existsSync(file)) return [`${change.file} does not exist`];
  try {
    const text = textOf(change.file);
    return changed(text, change) === text ? [`changes nothing in ${change.file}`] : [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Returns the text with the change. @throws {Error} if the text to replace does not occur exactly once */
export function changed(text: string, { file, from, to }: Change): string {
  const count = text.split(from).length - 1;
  if (count !== 1) throw new Error(`${file} contains this ${count} times instead of once: ${from}`);
  return text.replace(from, () => to);
}

/** A row of a list of mutants. */
interface Row {
  readonly cells: readonly string[];
  readonly area: string;
  readonly place: string;
}

function mutantOf(row: readonly string[], area: string, counts: Map<string, number>): Omit<Mutant, 'place'> {
  const [rule = '', file = '', from = '', to = '', breaks = ''] = row;
  const count = (counts.get(rule) ?? 0) + 1;
  counts.set(rule, count);
  return { id: count === 1 ? rule : `${rule}.${count}`, rule, area, breaks, change: { file, from, to } };
}
