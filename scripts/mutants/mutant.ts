import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesUnder, root } from '../source-files.ts';

/** One small breakage of the product. The tests that carry its rule must turn red. */
export interface Mutant {
  /** The rule's id; from the second mutant of a rule on with a number: `L-9-02`, `L-9-02.2`. */
  readonly id: string;
  readonly rule: string;
  readonly area: string;
  /** What is wrong then, in a few words. */
  readonly breaks: string;
  readonly change: Change;
}

/** A text of a file that gives way to another. */
export interface Change {
  /** From the project's root. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
}

const lists = 'scripts/mutants/lists';
const columns = ['rule', 'file', 'from', 'to', 'breaks'];

/** All mutants, area by area. @throws {Error} naming file and line, when a row is not complete */
export function readMutants(): Mutant[] {
  const counts = new Map<string, number>();
  return filesUnder([lists])
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) => rowsOf(file).map((row) => mutantOf(row, basename(file, '.tsv'), counts)));
}

/** The text with the change made. @throws {Error} when the text to change does not stand there exactly once */
export function changed(text: string, { file, from, to }: Change): string {
  const count = text.split(from).length - 1;
  if (count !== 1) throw new Error(`${file} holds this ${count} times instead of once: ${from}`);
  return text.replace(from, () => to);
}

function rowsOf(file: string): string[][] {
  const [header, ...lines] = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
  if (header !== columns.join('\t')) throw new Error(`${file}:1 must name the columns ${columns.join(', ')}`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length) throw new Error(`${file}:${index + 2} has ${cells.length} columns`);
    return cells;
  });
}

function mutantOf(row: readonly string[], area: string, counts: Map<string, number>): Mutant {
  const [rule = '', file = '', from = '', to = '', breaks = ''] = row;
  const count = (counts.get(rule) ?? 0) + 1;
  counts.set(rule, count);
  return { id: count === 1 ? rule : `${rule}.${count}`, rule, area, breaks, change: { file, from, to } };
}
