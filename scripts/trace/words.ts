import { parseArgs } from 'node:util';

/** What the words after the command ask for. */
export interface TraceOrder {
  /** Takes the results as they are instead of running the tests. */
  readonly last: boolean;
  readonly writesPending: boolean;
  /** Rules whose tests are listed; empty for the whole trace. */
  readonly rules: readonly string[];
  /** Rules whose tests are printed for a review. */
  readonly review: readonly string[];
  /** The pair to mark as reviewed, by its rule and its fingerprint; null to mark none. */
  readonly reviewed: { readonly rule: string; readonly fingerprint: string } | null;
}

/** What to print instead of doing anything. */
export interface Answer {
  readonly answer: string;
  readonly ok: boolean;
}

const usage = `Usage: npm run trace [-- [--last] [RULE...] | --write-pending | --review RULE... | --reviewed RULE FINGERPRINT]

Compares the catalogue of rules with what the tests have shown, or lists the tests of some rules. Runs the tests first when
their results are not of the present sources.

  --last           takes the results of the last runs as they are, which takes a second
  --write-pending  takes rules with evidence off the list of pending ones
  --review         prints the words of these rules and the text of each of their tests, with its fingerprint
  --reviewed       notes that you have read this test beside the rule, and that it shows the rule
  --help           prints this`;

const options = {
  last: { type: 'boolean', default: false },
  'write-pending': { type: 'boolean', default: false },
  review: { type: 'boolean', default: false },
  reviewed: { type: 'boolean', default: false },
} as const;

/** Reads the words of the command. A word that means nothing is refused before any test runs. */
export function readOrder(words: readonly string[]): TraceOrder | Answer {
  if (words.includes('--help')) return { answer: usage, ok: true };
  try {
    const { values, positionals: rules } = parseArgs({ args: [...words], options, allowPositionals: true });
    const { last, review, reviewed } = values;
    const [rule, fingerprint, ...more] = rules;
    if (reviewed && (!rule || !fingerprint || more.length > 0))
      return refusal('--reviewed needs a rule and the fingerprint that --review prints.');
    if (review && rules.length === 0) return refusal('--review needs ids of rules.');
    return {
      last,
      writesPending: values['write-pending'],
      rules: review || reviewed ? [] : rules,
      review: review ? rules : [],
      reviewed: reviewed && rule && fingerprint ? { rule, fingerprint } : null,
    };
  } catch (error) {
    return refusal(error instanceof Error ? error.message : String(error));
  }
}

function refusal(reason: string): Answer {
  return { answer: `${reason}\n\n${usage}`, ok: false };
}
