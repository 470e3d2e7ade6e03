import { readArguments } from '../shared/arguments.ts';

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
}

export const usage = `Usage: npm run trace [-- [--last] [--write | RULE...]]

Compares the catalogue of rules with the evidence of the tests, or lists the tests of rules. Runs the tests first if their
results belong to other sources.

  --last       uses the results of the last runs instead of running the tests; takes a second
  --write      writes the verdicts, the killed mutants and small pictures to the files that are committed
  --help       prints this text`;

const options = {
  last: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Parses the arguments. @throws {ArgumentsError} */
export function readOrder(words: readonly string[]): TraceOrder {
  const { values, positionals: rules } = readArguments(words, { options, allowPositionals: true }, usage);
  const { last, write, help } = values;
  return { helps: help, last, writes: write, rules };
}
