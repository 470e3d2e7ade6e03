/** What the words after the command ask for. */
export interface TraceOrder {
  readonly ofThisRun: boolean;
  readonly writesPending: boolean;
  /** Rules to mark as reviewed instead of tracing; null to trace. */
  readonly reviewed: readonly string[] | 'all' | null;
}

/** What to print instead of doing anything. */
export interface Answer {
  readonly answer: string;
  readonly ok: boolean;
}

const usage = `Usage: npm run trace [-- --write-pending | --reviewed RULE... | --reviewed --all]

Compares the catalogue of rules with what the tests have shown, and runs the tests first when their results are not of
the present sources.

  --write-pending  takes rules with evidence off the list of pending ones
  --reviewed       says that you have read the present words of these rules, or of --all, beside what shows them
  --of-this-run    takes the results as they are, whatever the sources
  --help           prints this`;

/** Reads the words of the command. A word that means nothing is refused before any test runs. */
export function readOrder(words: readonly string[]): TraceOrder | Answer {
  if (words.includes('--help')) return { answer: usage, ok: true };
  const isReview = words.includes('--reviewed');
  const known = ['--write-pending', '--of-this-run', '--reviewed', ...(isReview ? ['--all'] : [])];
  const rules = words.filter((word) => !known.includes(word));
  const unknown = rules.find((word) => !isReview || word.startsWith('--'));
  if (unknown !== undefined) return refusal(`There is no ${unknown}.`);
  const isAll = words.includes('--all');
  if (isReview && isAll === rules.length > 0) return refusal('--reviewed needs ids of rules, or --all.');
  return {
    ofThisRun: words.includes('--of-this-run'),
    writesPending: words.includes('--write-pending'),
    reviewed: isReview ? (isAll ? 'all' : rules) : null,
  };
}

function refusal(reason: string): Answer {
  return { answer: `${reason}\n\n${usage}`, ok: false };
}
