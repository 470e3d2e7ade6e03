import { parseArgs } from 'node:util';

/** What the words after the command ask for. */
export interface TraceOrder {
  /** Takes the results as they are instead of running the tests. */
  readonly last: boolean;
  readonly writesPending: boolean;
  /** Rules whose tests are listed; empty for the whole trace. */
  readonly rules: readonly string[];
  /** Rules to mark as reviewed instead of tracing; null to trace. */
  readonly reviewed: readonly string[] | 'all' | null;
}

/** What to print instead of doing anything. */
export interface Answer {
  readonly answer: string;
  readonly ok: boolean;
}

const usage = `Usage: npm run trace [-- [--last] [RULE...] | --write-pending | --reviewed RULE... | --reviewed --all]

Compares the catalogue of rules with what the tests have shown, or lists the tests of some rules. Runs the tests first when
their results are not of the present sources.

  --last           takes the results of the last runs as they are, which takes a second
  --write-pending  takes rules with evidence off the list of pending ones
  --reviewed       says that you have read the present words of these rules, or of --all, beside what shows them
  --help           prints this`;

const options = {
  last: { type: 'boolean', default: false },
  'write-pending': { type: 'boolean', default: false },
  reviewed: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
} as const;

/** Reads the words of the command. A word that means nothing is refused before any test runs. */
export function readOrder(words: readonly string[]): TraceOrder | Answer {
  if (words.includes('--help')) return { answer: usage, ok: true };
  try {
    const { values, positionals: rules } = parseArgs({ args: [...words], options, allowPositionals: true });
    const { last, reviewed, all } = values;
    if (reviewed && all === rules.length > 0) return refusal('--reviewed needs ids of rules, or --all.');
    if (all && !reviewed) return refusal('--all goes with --reviewed.');
    return {
      last,
      writesPending: values['write-pending'],
      rules: reviewed ? [] : rules,
      reviewed: reviewed ? (all ? 'all' : rules) : null,
    };
  } catch (error) {
    return refusal(error instanceof Error ? error.message : String(error));
  }
}

function refusal(reason: string): Answer {
  return { answer: `${reason}\n\n${usage}`, ok: false };
}
