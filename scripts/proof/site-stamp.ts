import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, root, sourceFolders } from '../shared/source-files.ts';

// The server runs this check for requests, so this file imports nothing that builds the site.

/** The folder of the built site. */
export const specRoot = join(root, 'dist', 'spec');

/** Name of the file in the site's folder that records the sources and test results of the build. */
export const stampFile = '.build-stamp';

/** The results and pictures of the last run, and the committed pictures. */
const resultFiles = [
  '.results/*.{json,tsv}',
  '.results/pictures',
  'docs/pictures/rules',
  'docs/pictures/demos',
];

/** Returns true if the site was built from other sources or results than the present ones. */
export function isSpecStale(): boolean {
  const file = join(specRoot, stampFile);
  return !existsSync(file) || readFileSync(file, 'utf8') !== presentStamp();
}

/** Returns when the site was built, and the sources that have changed since. */
export function siteState(): { readonly built: Date; readonly changed: readonly string[] } {
  const file = join(specRoot, stampFile);
  if (!existsSync(file)) return { built: new Date(0), changed: [] };
  return { built: statSync(file).mtime, changed: changedFiles(readFileSync(file, 'utf8'), presentStamp()) };
}

/** Returns the files that differ between two stamps. The notes of readers are left out: pages show them at once. */
export function changedFiles(before: string, now: string): string[] {
  const [old, present] = [new Set(before.split('\n')), new Set(now.split('\n'))];
  const lines = [...old]
    .filter((line) => !present.has(line))
    .concat([...present].filter((line) => !old.has(line)));
  const files = lines.map((line) => line.split(' ')[0] ?? '');
  const names = files
    .filter((file) => !/^features\/rules\/(?:approvals|questions|answers)\.tsv$/.test(file))
    .map((file) => (file.startsWith('.results/') ? 'results of tests' : file));
  return [...new Set(names)].toSorted();
}

/**
 * Returns name, size and modification time of each file that the site is built from. Hashing the contents would take
 * too long for a request.
 */
export function presentStamp(): string {
  return filesUnder([...sourceFolders, ...resultFiles])
    .map((file) => {
      // A test run may delete a file after it was listed.
      const found = statSync(join(root, file), { throwIfNoEntry: false });
      return `${file} ${found?.size} ${found?.mtimeMs}`;
    })
    .join('\n');
}
