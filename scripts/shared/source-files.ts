import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The project's root folder. */
export const root = join(import.meta.dirname, '..', '..');

/** The folders and files that people write, in the order in which they are shown. */
export const sourceFolders = ['contracts', 'web', 'mock-server', 'features', 'scripts'];

/** False in an image of the server, which holds what was built of the sources but not the sources. */
export const hasSources = existsSync(join(root, 'web'));

/** The files of some folders and single files, from the root, sorted. What is missing is left out. */
export function filesUnder(places: readonly string[]): string[] {
  return places
    .flatMap((place) => globSync([place, `${place}/**`], { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/') && statSync(join(root, file)).isFile())
    .toSorted();
}

/** The text of a file, from the root. */
export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** One hash over names and contents of files, from the root. */
export function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** The hash of everything that can change what the tests say. Pacts are left out: the tests write them; so are marks of review. */
export function treeHash(): string {
  return hashOf(
    filesUnder([...sourceFolders, '*.json', '*.ts', '*.mjs']).filter(
      (file) => !file.startsWith('contracts/pacts/') && file !== 'features/rules/reviewed.tsv',
    ),
  );
}

/** A file's text at an earlier state of the project, or null when git, the state or the file is not there. */
export const textAt = (state: string, file: string): string | null => git('show', `${state}:${file}`);

/** The files at an earlier state of the project, from the root; none when git or the state is not there. */
export const filesAt = (state: string): string[] =>
  git('ls-tree', '-r', '--name-only', state)
    ?.split('\n')
    .filter((line) => line !== '') ?? [];

/** The short hash of a commit and its day; null when git does not know it. */
export function commitNamed(state: string): { readonly hash: string; readonly day: string } | null {
  const [hash, day] = git('log', '-1', '--format=%h %cs', state)?.trim().split(' ') ?? [];
  return hash && day ? { hash, day } : null;
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
