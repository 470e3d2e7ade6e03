import type { CreateLoanRequest } from '../../contracts/operations/create-loan.ts';

/** A loan or lead that a user asked for. */
export interface Creation {
  readonly key: string;
  readonly request: CreateLoanRequest;
  /** What the server called it when it said that it has it; null while it has not said so. */
  identifier: string | null;
}

/** A world as those who work in it know it: what the server has acknowledged, it must have. */
export interface ExpectedState {
  readonly id: string;
  /** Position among the worlds; with the number of a creation it names a borrower that is nowhere else. */
  readonly index: number;
  /** Loans and leads that it began with. */
  readonly begunWith: { readonly loans: number; readonly leads: number };
  readonly creations: Creation[];
  /** Notes that the server has acknowledged, and notes that were sent without an acknowledgement. */
  notes: number;
  unknownNotes: number;
}

/** What was not as it must be, and how often; of each kind a few examples are kept. */
export class Faults {
  readonly #kinds = new Map<string, { count: number; readonly examples: string[] }>();

  add(kind: string, example: string): void {
    const known = this.#kinds.get(kind) ?? { count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < examplesKept) known.examples.push(example);
    this.#kinds.set(kind, known);
  }

  get count(): number {
    let count = 0;
    for (const kind of this.#kinds.values()) count += kind.count;
    return count;
  }

  lines(): string[] {
    return [...this.#kinds].map(
      ([kind, { count, examples }]) => `${kind}: ${count} times, such as ${examples.join(' | ')}`,
    );
  }
}

const examplesKept = 2;

/** A name of letters alone, different for each number. */
export const nameOf = (prefix: string, number: number): string =>
  prefix + String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
