/** What the words after the command ask for, or what to print instead of doing it. */
export type TraceOrder =
  | { readonly ofThisRun: boolean; readonly writesPending: boolean }
  | { readonly answer: string; readonly ok: boolean };

const usage = `Usage: npm run trace [-- --write-pending]

Compares the catalogue of rules with what the tests have shown, and runs the tests first when their results are not of
the present sources.

  --write-pending  takes rules with evidence off the list of pending ones
  --of-this-run    takes the results as they are, whatever the sources
  --help           prints this`;

/** Reads the words of the command. A word that means nothing is refused before any test runs. */
export function readOrder(words: readonly string[]): TraceOrder {
  if (words.includes('--help')) return { answer: usage, ok: true };
  const unknown = words.find((word) => word !== '--write-pending' && word !== '--of-this-run');
  if (unknown !== undefined) return { answer: `There is no ${unknown}.\n\n${usage}`, ok: false };
  return { ofThisRun: words.includes('--of-this-run'), writesPending: words.includes('--write-pending') };
}
