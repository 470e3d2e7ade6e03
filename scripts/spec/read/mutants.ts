/** A small breakage of the product that was made on purpose, to see whether the tests notice. */
export interface Mutant {
  /** The rule that it breaks. */
  readonly rule: string;
  readonly id: string;
  readonly description: string;
  /** `broken`: it could not be tried, so it says nothing about the tests. */
  readonly status: MutantStatus;
  /** What noticed it; empty when nothing did, or nobody wrote it down. */
  readonly by: string;
}

const statuses = ['killed', 'survived', 'broken'] as const;
export type MutantStatus = (typeof statuses)[number];

/** What the last `npm run mutants` left behind. */
export interface MutantReport {
  readonly mutants: readonly Mutant[];
  /** Why there are none, or not all of them; null when all is well. */
  readonly problem: string | null;
}

/** Where the report lies, from the root. */
export const mutantFile = '.results/mutants.json';

/**
 * Reads the report. What cannot be read is named, never guessed.
 * @param text of the report; null when there is none
 */
export function readMutants(text: string | null): MutantReport {
  if (text === null) return { mutants: [], problem: null };
  const list = listIn(text);
  if (list === null) return { mutants: [], problem: `${mutantFile} is no list of mutants` };
  const mutants = list.flatMap((one) => mutantOf(one) ?? []);
  const strange = list.length - mutants.length;
  return {
    mutants,
    problem: strange === 0 ? null : `${mutantFile}: ${strange} of ${list.length} entries cannot be read`,
  };
}

function listIn(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as unknown[]) : null;
  } catch {
    return null;
  }
}

function mutantOf(value: unknown): Mutant | null {
  if (typeof value !== 'object' || value === null) return null;
  const { rule, id, description, status, by } = value as Readonly<Record<string, unknown>>;
  const known = statuses.find((one) => one === status);
  if (typeof rule !== 'string' || typeof description !== 'string' || known === undefined) return null;
  return {
    rule,
    id: typeof id === 'string' ? id : rule,
    description,
    status: known,
    by: typeof by === 'string' ? by : '',
  };
}
