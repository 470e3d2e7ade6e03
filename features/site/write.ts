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
import { root } from '../../scripts/shared/source-files.ts';
import { modelOf } from './model/model.ts';
import { addresses } from './pages/addresses.ts';
import { storyboardFolder } from '../../scripts/test/pictures.ts';
import { readSources, type Sources } from './read/sources.ts';
import { fonts, siteFiles } from './site.ts';
import { presentStamp, specRoot, stampFile } from '../../scripts/test/site-stamp.ts';

/**
 * Writes the site, and removes files that no longer belong to it.
 * @param folder the folder to write to, which is created if it is missing
 * @param sources the data of the site
 * @returns the number of pages
 */
export function writeSpec(folder: string = specRoot, sources: Sources = readSources()): number {
  const stamp = presentStamp();
  rmSync(join(folder, stampFile), { force: true });
  const files = siteFiles(modelOf(sources));
  const copies = [
    ...sources.pictures.map(({ file, path }) => [addresses.picture(file), path] as const),
    ...sources.storyboard.map(
      (file) => [addresses.demoPicture(file), `${storyboardFolder}/${file}`] as const,
    ),
    ...fonts.map(
      (font) => [`assets/${font}`, `node_modules/@fontsource-variable/inter/files/${font}`] as const,
    ),
  ];
  for (const path of [...files.keys(), ...copies.map(([address]) => address)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
  }
  for (const [path, text] of files) writeWhenChanged(join(folder, path), text);
  for (const [address, path] of copies) copyFileSync(join(root, path), join(folder, address));
  removeOthers(folder, new Set([...files.keys(), ...copies.map(([address]) => address)]));
  writeFileSync(join(folder, stampFile), stamp);
  return [...files.keys()].filter((path) => path.endsWith('.html')).length;
}

/** Writes a file if its text differs. Most pages do not change between builds, and reading is faster than writing. */
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
