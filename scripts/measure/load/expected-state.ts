import type { CreateLoanRequest } from '../../../contracts/operations/create-loan.ts';

/** A create request of a user. */
export interface Creation {
  readonly key: string;
  readonly request: CreateLoanRequest;
  /** The application identifier of the acknowledged loan or lead; null before the acknowledgment. */
  identifier: string | null;
}

/** The expected state of a world: its seed and everything that the server has acknowledged. */
export interface ExpectedState {
  readonly id: string;
  /** Position among the worlds. With the number of a creation, it makes the borrower's name unique. */
  readonly index: number;
  /** Number of loans and leads of the new world. */
  readonly initialCounts: { readonly loans: number; readonly leads: number };
  readonly creations: Creation[];
  /** Number of acknowledged notes, and of notes that were sent but not acknowledged. */
  notes: number;
  unknownNotes: number;
}

/** Counts of wrong states and failures by kind, with a few examples. */
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

/** Returns a name of letters only, unique for each number. */
export const nameOf = (prefix: string, number: number): string =>
  prefix + String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
