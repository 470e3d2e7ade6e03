import type { Finding, SourceFile } from '../../shared/source-file.ts';

/** Maximum number of lines: a feature holds all that an owner looks for under its name. */
const longestFile = (path: string): number => (path.endsWith('.feature') ? 450 : 300);

/** The only file that may read the system time. */
const clock = 'mock-server/platform/worlds/clock.ts';

interface Habit {
  readonly pattern: RegExp;
  readonly applies: (path: string) => boolean;
  readonly message: string;
}

const habits: readonly Habit[] = [
  {
    pattern: /\bDate\.now\(|\bnew Date\(\s*\)/,
    applies: (path) => path.startsWith('mock-server/') && path !== clock,
    message: `only ${clock} may read the system time: use the clock of the world`,
  },
  {
    pattern: /^\s*export\s+(type\s+)?\*/,
    applies: isCode,
    message: 're-exports another file: import from the file that declares it',
  },
  {
    pattern: /^\s*export\s.*\bfrom\s+['"]/,
    applies: (path) => /(^|\/)index\.tsx?$/.test(path),
    message: 'is a barrel: import from the file that declares it',
  },
  {
    pattern: /(?:\/\/|\/?\*)\s*(?:(?:oxlint|eslint)-disable|@ts-(?:ignore|expect-error|nocheck)\b)/,
    applies: (path) => isCode(path) && !path.startsWith('scripts/check/'),
    message: 'do not disable a check; fix its finding',
  },
];

/** Returns a finding for each forbidden line of a file, and one if the file is too long. */
export function habitFindings(file: SourceFile): Finding[] {
  const lines = file.text.split('\n');
  const length = file.text.endsWith('\n') ? lines.length - 1 : lines.length;
  const longest = longestFile(file.path);
  const tooLong =
    length > longest
      ? [{ path: file.path, line: length, message: `is ${length} lines long: at most ${longest}` }]
      : [];
  const applying = habits.filter((habit) => habit.applies(file.path));
  const breaches = lines.flatMap((line, index) =>
    applying
      .filter((habit) => habit.pattern.test(line) && !isComment(line))
      .map((habit) => ({ path: file.path, line: index + 1, message: habit.message })),
  );
  return [...tooLong, ...breaches, ...positionedTableParts(file), ...formerData(file)];
}

/** Returns a finding for each style that positions a part of a table: WebKit ignores it. */
function positionedTableParts({ path, text }: SourceFile): Finding[] {
  if (!path.endsWith('.css')) return [];
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '', style = '']) => isTablePart(selector) && /position:\s*[ra]/.test(style))
    .map(({ index }) => ({
      path,
      line: text.slice(0, index).split('\n').length + 1,
      message: 'positions a part of a table, which WebKit ignores: position an element inside a cell',
    }));
}

/**
 * Returns a finding for each query whose `data` is read although its argument can change: until the response for the new
 * argument arrives, `data` is the response for the former one.
 */
function formerData({ path, text }: SourceFile): Finding[] {
  if (!path.startsWith('web/') || !isCode(path)) return [];
  const queries = /const (\{[^}]*\}|\w+) = (?:\w+\()?(?:\w+\.)*use\w*Query\((?!\)|undefined|'[^']*'\))/g;
  return [...text.matchAll(queries)]
    .filter(([, read = '']) =>
      read.startsWith('{') ? /[{,]\s*data\b/.test(read) : new RegExp(`\\b${read}\\.data\\b`).test(text),
    )
    .map(({ index }) => ({
      path,
      line: text.slice(0, index).split('\n').length,
      message: 'reads the data of a former argument: read currentData',
    }));
}

/** Returns true if the last part of a selector names an element of a table. */
const isTablePart = (selectors: string): boolean =>
  selectors
    .split(',')
    .some((selector) => /(^|[\s>+~])(tr|td|th|tbody|thead|tfoot)(:\S*|\.\S*|\[\S*)?$/.test(selector.trim()));

function isCode(path: string): boolean {
  return /\.(?:ts|tsx|mjs|cjs)$/.test(path);
}

/** Returns true for a comment, which may quote a forbidden pattern; false for a comment that disables a check. */
function isComment(line: string): boolean {
  return /^\s*(?:\/\/|\*|\/\*)/.test(line) && !/disable|ignore|@ts-/.test(line);
}
