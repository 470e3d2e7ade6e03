import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, root, sourceFolders } from '../shared/source-files.ts';

// The server runs this check for requests, so this file imports nothing that builds the site.

/** The folder of the built site. */
export const specRoot = join(root, 'dist', 'spec');

/** Name of the file in the site's folder that records the sources and test results of the build. */
export const stampFile = '.build-stamp';

/** The pictures of the last run, and the committed ones. */
const pictures = ['.results/pictures', 'docs/pictures/rules', 'docs/pictures/demos'];

/** Returns true if the site was built from other sources or results than the present ones. */
export function isSpecStale(): boolean {
  const file = join(specRoot, stampFile);
  return !existsSync(file) || readFileSync(file, 'utf8') !== presentStamp();
}

/** Returns when the site was built; long ago for a site that is not. */
export const siteBuiltAt = (): Date =>
  statSync(join(specRoot, stampFile), { throwIfNoEntry: false })?.mtime ?? new Date(0);

/**
 * Returns name, size and modification time of each file that the site is built from. Hashing the contents would take
 * too long for a request.
 */
export function presentStamp(): string {
  return filesUnder([...sourceFolders, ...pictures])
    .map((file) => {
      // A test run may delete a file after it was listed.
      const found = statSync(join(root, file), { throwIfNoEntry: false });
      return `${file} ${found?.size} ${found?.mtimeMs}`;
    })
    .join('\n');
}
