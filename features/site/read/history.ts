import { execFileSync } from 'node:child_process';
import { root } from '../../../scripts/shared/source-files.ts';

/** A change of the words of a rule or of a decision in a commit. */
export interface RowChange {
  /** Id of the rule or decision. */
  readonly id: string;
  readonly commit: string;
  /** Day of the commit, as yyyy-MM-dd. */
  readonly day: string;
  /** The words before; null for a new rule or decision. */
  readonly before: string | null;
  /** The words after; null if the commit removed them. */
  readonly after: string | null;
}

/** Maximum number of changes that the site shows. */
const most = 300;

/** Reads the changes of the last 30 days from git, newest first; none without git, some in a shallow clone. */
export function readHistory(): RowChange[] {
  const files = ['features/rules/[LST]-*.tsv', 'features/rules/open-questions'];
  const words = [
    'log',
    '--since=30 days ago',
    '--no-merges',
    '--format=#%h %cs %p',
    '-p',
    '-U0',
    '--',
    ...files,
  ];
  try {
    const options = {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    };
    return changesIn(execFileSync('git', words, options as { encoding: 'utf8' })).slice(0, most);
  } catch {
    return [];
  }
}

/** Parses the output of `git log -p -U0` with a line `#commit day parents` before each patch. */
export function changesIn(log: string): RowChange[] {
  return log
    .split(/^#(?=[\da-f]+ \d{4}-)/m)
    .slice(1)
    .flatMap((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [commit = '', day = '', parent = ''] = head.split(' ');
      // Skips the first commit of a shallow clone, whose patch adds everything.
      if (parent === '') return [];
      const before = wordsIn(lines, '-');
      const after = wordsIn(lines, '+');
      return [...new Set([...before.keys(), ...after.keys()])]
        .map((id) => ({ id, commit, day, before: before.get(id) ?? null, after: after.get(id) ?? null }))
        .filter((change) => change.before !== change.after);
    });
}

/** Returns the words of the rows that a patch adds or removes, by id. Words are the third column of the tables. */
const wordsIn = (lines: readonly string[], sign: '-' | '+'): Map<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const [id = '', , words] = line.slice(1).split('\t');
      return line.startsWith(sign) && /^[A-Z]-[\d.-]+$/.test(id) && words !== undefined ? [[id, words]] : [];
    }),
  );
