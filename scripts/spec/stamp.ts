import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, root, sourceFolders } from '../shared/source-files.ts';
import { historyFile } from '../test/history.ts';
import { suiteNames } from '../test/steps.ts';
import { specRoot } from './place.ts';
import { pictureFolder } from './read/pictures.ts';

// The first page of a visit waits for this, so it imports nothing that builds the site.

/** The file that says of which sources and results a site is made, in its folder. */
export const stampFile = '.build-stamp';

/** Whether the site is not the one of the present sources and results. */
export function isSpecStale(): boolean {
  const file = join(specRoot, stampFile);
  return !existsSync(file) || readFileSync(file, 'utf8') !== presentStamp();
}

/** Name, size and time of every file that the site is made from: reading them all would take longer than a page may. */
export function presentStamp(): string {
  const results = suiteNames().map((suite) => `.results/${suite}.json`);
  return filesUnder([...sourceFolders, ...results, '.results/tree.txt', historyFile, pictureFolder])
    .map((file) => {
      const { size, mtimeMs } = statSync(join(root, file));
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
}
