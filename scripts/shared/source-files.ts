import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The project's root folder. */
export const root = join(import.meta.dirname, '..', '..');

/** The source folders, in the order in which lists show them. */
export const sourceFolders = ['contracts', 'web', 'mock-server', 'features', 'scripts'];

/** False in the container image of the server, which contains the build but not the sources. */
export const hasSources = existsSync(join(root, 'web'));

/** True in a clone of the repository, whose files a user commits. */
export const isCheckout = hasSources && existsSync(join(root, '.git'));

/**
 * Returns the files under these folders, files or glob patterns, as sorted paths from the root. Missing paths are
 * ignored.
 */
export function filesUnder(places: readonly string[]): string[] {
  return places.flatMap(filesIn).toSorted();
}

function filesIn(place: string): string[] {
  if (place.includes('*')) return globSync(place, { cwd: root }).flatMap(filesIn);
  const found = statSync(join(root, place), { throwIfNoEntry: false });
  if (found?.isDirectory()) return filesBelow(place);
  return found ? [place.replaceAll('\\', '/')] : [];
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/** Reads the text of a file, with LF at the ends of lines whatever the file has. The path is from the root. */
export const textOf = (file: string): string => withLf(readFileSync(join(root, file), 'utf8'));

/** Replaces each CRLF by LF: a digest, a fingerprint and a quoted line do not depend on the checkout. */
export const withLf = (text: string): string => text.replaceAll('\r\n', '\n');

/** Returns one hash of the names and contents of files, whatever the ends of their lines. Paths are from the root. */
export function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    const hasCrlf = bytes.includes('\r\n');
    hash
      .update(`${file}\0`)
      .update(hasCrlf ? Buffer.from(withLf(bytes.toString('latin1')), 'latin1') : bytes)
      .update('\0');
  }
  return hash.digest('hex');
}

/** Files that can change test results. */
const tested = [...sourceFolders, '*.json', '*.ts', '*.mjs'];

/** Files that cannot, although they are among the others: pacts, which tests write, notes of readers, and what passed. */
const others = [
  'contracts/pacts/',
  ...['approvals', 'questions', 'answers', 'passed'].map((name) => `features/rules/${name}.tsv`),
];

/** Returns the short hash of the last commit; null without git, or if a file that can change test results differs from it. */
export function commitOfSources(): string | null {
  const changes = git('status', '--porcelain', '--', ...tested, ...others.map((place) => `:!${place}`));
  return changes === '' ? (commitNamed('HEAD')?.hash ?? null) : null;
}

/** Returns the text of a file at a git revision; null if git, the revision or the file is missing. */
export const textAt = (state: string, file: string): string | null => git('show', `${state}:${file}`);

/** Returns the short hash and the day of a commit; null if git does not have the commit. */
export function commitNamed(state: string): { readonly hash: string; readonly day: string } | null {
  // A name such as a range or an option of git is not that of a commit.
  const [hash, day] =
    git('log', '-1', '--format=%h %cs', '--end-of-options', `${state}^{commit}`)?.trim().split(' ') ?? [];
  return hash && day ? { hash, day } : null;
}

/** Returns how many commits HEAD is after a commit; null if git cannot tell. */
export function commitsSince(commit: string): number | null {
  const count = git('rev-list', '--count', `${commit}..HEAD`);
  return count === null ? null : Number(count);
}

function git(...words: readonly string[]): string | null {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

/** Returns the code blocks of a guide that begin with the path of a file in a comment, with that path. */
export const examplesOf = (guide: string): [path: string, text: string][] =>
  [...textOf(guide).matchAll(/```\w+\n(?:\/\/|#) (\S+)\n(.*?)```/gs)].map(([, path = '', text = '']) => [
    path,
    text,
  ]);
