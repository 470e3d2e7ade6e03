import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder, hashOf, root, sourceFolders } from '../source-files.ts';
import { suiteNames } from '../test/steps.ts';
import { modelOf } from './model/model.ts';
import { addresses } from './pages/addresses.ts';
import { specFolder, specRoot } from './place.ts';
import { pictureFolder, readSources } from './read/sources.ts';
import { siteFiles } from './site.ts';

const stamp = join(specRoot, '.build-stamp');

/** Whether the site is not the one of the present sources and results. */
export function isSpecStale(): boolean {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wantedStamp();
}

/**
 * Writes the site and takes away what no longer belongs to it.
 * @returns how many pages it has
 */
export function writeSpec(): number {
  const wanted = wantedStamp();
  rmSync(stamp, { force: true });
  const sources = readSources();
  const files = siteFiles(modelOf(sources));
  const pictures = sources.pictures.map(({ file }) => file);
  for (const [path, text] of files) writeWhenChanged(path, text);
  for (const file of pictures) {
    const target = inSite(addresses.picture(file));
    copyFileSync(join(root, pictureFolder, file), target);
  }
  const kept = new Set([...files.keys(), ...pictures.map(addresses.picture)]);
  for (const file of filesUnder([specFolder])) {
    if (!kept.has(file.slice(specFolder.length + 1))) rmSync(join(root, file));
  }
  writeFileSync(inSite('.build-stamp'), wanted);
  return [...files.keys()].filter((path) => path.endsWith('.html')).length;
}

/** Most pages stay the same from one build to the next, and reading is cheaper than writing. */
function writeWhenChanged(path: string, text: string): void {
  const target = inSite(path);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  writeFileSync(target, text);
}

function inSite(path: string): string {
  const target = join(specRoot, path);
  mkdirSync(dirname(target), { recursive: true });
  return target;
}

function wantedStamp(): string {
  const results = suiteNames().map((suite) => `.results/${suite}.json`);
  return hashOf(filesUnder([...sourceFolders, ...results, '.results/tree.txt', pictureFolder]));
}
