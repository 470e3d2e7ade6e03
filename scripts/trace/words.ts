import { ArgumentsError, readArguments } from '../shared/arguments.ts';

/** The parsed arguments of the command. */
interface TraceOrder {
  /** True to print only the usage. */
  readonly helps: boolean;
  /** True to use the existing results instead of running the tests. */
  readonly last: boolean;
  /** True to write the verdicts of the last complete run to the committed file. */
  readonly writes: boolean;
  /** Ids of the rules whose tests the command lists; empty to print the whole trace. */
  readonly rules: readonly string[];
  /** Ids of the rules whose tests the command prints for a review. */
  readonly review: readonly string[];
  /** The pair to mark as reviewed, by rule and fingerprint; null if no pair is given. */
  readonly reviewed: { readonly rule: string; readonly fingerprint: string } | null;
}

export const usage = `Usage: npm run trace [-- [--last] [--write | RULE...] | --review RULE... | --reviewed RULE FINGERPRINT]

Compares the catalogue of rules with the evidence of the tests, or lists the tests of rules. Runs the tests first if their
results belong to other sources.

  --last       uses the results of the last runs instead of running the tests; takes a second
  --write      writes the verdicts, the killed mutants and small pictures to the files that are committed
  --review     prints the words of these rules and the text of each of their tests, with its fingerprint
  --reviewed   marks a test as reviewed: you have read it and it shows the rule
  --help       prints this text`;

const options = {
  last: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  review: { type: 'boolean', default: false },
  reviewed: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Parses the arguments. @throws {ArgumentsError} */
export function readOrder(words: readonly string[]): TraceOrder {
  const { values, positionals: rules } = readArguments(words, { options, allowPositionals: true }, usage);
  const { last, write, review, reviewed, help } = values;
  const [rule, fingerprint, ...more] = rules;
  if (reviewed && (!rule || !fingerprint || more.length > 0))
    throw new ArgumentsError('--reviewed needs a rule and the fingerprint that --review prints.');
  if (review && rules.length === 0) throw new ArgumentsError('--review needs ids of rules.');
  return {
    helps: help,
    last,
    writes: write,
    rules: review || reviewed ? [] : rules,
    review: review ? rules : [],
    reviewed: reviewed && rule && fingerprint ? { rule, fingerprint } : null,
  };
}
