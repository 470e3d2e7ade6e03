/** The last complete run whose result is committed. All its tests passed. */
export interface Passed {
  readonly commit: string;
  /** Day of the run, as yyyy-mm-dd. */
  readonly day: string;
  /** Ids of the rules and decisions with a passed test. */
  readonly ids: ReadonlySet<string>;
}

/** Path of the file with the ids that passed, from the root: commit and day in the first line, then an id a line. */
export const passedFile = 'features/rules/passed.tsv';

/** Parses the file. @throws {Error} if its first line is not a commit and a day, as after a merge with a conflict */
export function readPassed(text: string): Passed {
  const [first = '', ...ids] = text.trim().split('\n');
  const [, commit, day] = /^([\da-f]+)\t(\d{4}-\d\d-\d\d)$/.exec(first) ?? [];
  if (commit === undefined || day === undefined)
    throw new Error(
      `${passedFile}:1 is not a commit and a day. Write the file again: npm run trace -- --write`,
    );
  return { commit, day, ids: new Set(ids) };
}

export const passedText = ({ commit, day, ids }: Passed): string =>
  `${[`${commit}\t${day}`, ...ids].join('\n')}\n`;
