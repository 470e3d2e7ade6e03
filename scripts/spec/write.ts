import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesUnder, hashOf, root, sourceFolders } from '../shared/source-files.ts';
import { historyFile } from '../test/history.ts';
import { suiteNames } from '../test/steps.ts';
import { modelOf } from './model/model.ts';
import { addresses } from './pages/addresses.ts';
import { specRoot } from './place.ts';
import { pictureFolder, readSources, type Sources } from './read/sources.ts';
import { siteFiles } from './site.ts';

const stamp = '.build-stamp';

/** Whether the site is not the one of the present sources and results. */
export function isSpecStale(): boolean {
  const file = join(specRoot, stamp);
  return !existsSync(file) || readFileSync(file, 'utf8') !== wantedStamp();
}

/**
 * Writes the site and takes away what no longer belongs to it.
 * @param folder where to; it may be missing
 * @param sources what it is written from
 * @returns how many pages it has
 */
export function writeSpec(folder: string = specRoot, sources: Sources = readSources()): number {
  const wanted = wantedStamp();
  rmSync(join(folder, stamp), { force: true });
  const files = siteFiles(modelOf(sources));
  const pictures = sources.pictures.map(({ file }) => file);
  for (const path of [...files.keys(), ...pictures.map(addresses.picture)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
  }
  for (const [path, text] of files) writeWhenChanged(join(folder, path), text);
  for (const file of pictures) {
    copyFileSync(join(root, pictureFolder, file), join(folder, addresses.picture(file)));
  }
  removeOthers(folder, new Set([...files.keys(), ...pictures.map(addresses.picture)]));
  writeFileSync(join(folder, stamp), wanted);
  return [...files.keys()].filter((path) => path.endsWith('.html')).length;
}

/** Most pages stay the same from one build to the next, and reading is cheaper than writing. */
function writeWhenChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}

function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    if (entry.isFile() && !kept.has(path)) rmSync(join(folder, path));
  }
}

function wantedStamp(): string {
  const results = suiteNames().map((suite) => `.results/${suite}.json`);
  const left = [...results, '.results/tree.txt', historyFile, pictureFolder];
  return hashOf(filesUnder([...sourceFolders, ...left]));
}
