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
import { root } from '../shared/source-files.ts';
import { modelOf, modelWithNotes } from './model/model.ts';
import { addresses } from './pages/addresses.ts';
import { storyboardFolder } from './read/pictures.ts';
import { readSources, type Sources } from './read/sources.ts';
import { fonts, siteFiles } from './site.ts';
import { presentStamp, specRoot, stampFile } from './stamp.ts';

/**
 * Writes the site, and removes files that no longer belong to it.
 * @param folder the folder to write to, which is created if it is missing
 * @param sources the data of the site
 * @returns the number of pages
 */
export function writeSpec(folder: string = specRoot, sources: Sources = readSources()): number {
  const stamp = presentStamp();
  rmSync(join(folder, stampFile), { force: true });
  const copies = copyPictures(folder, sources);
  const files = new Set<string>();
  for (const [path, make] of siteFiles(modelOf(sources))) {
    writeWhenChanged(join(folder, path), make());
    files.add(path);
  }
  removeOthers(folder, new Set([...files, ...copies]));
  writeFileSync(join(folder, stampFile), stamp);
  return [...files].filter((path) => path.endsWith('.html')).length;
}

/** The files of a site, each written when it is asked for. */
export interface OpenSite {
  /** Writes a file, unless it has been written already. Removes a file that is not part of the site. */
  write(path: string): void;
  /** Takes what readers have written since, which the files that are written from now on show. */
  renew(read: Parameters<typeof modelWithNotes>[1]): void;
}

/** Returns the site of some sources. Only its pictures are written at once. */
export function openSite(folder: string = specRoot, sources: Sources = readSources()): OpenSite {
  rmSync(join(folder, stampFile), { force: true });
  const copies = new Set(copyPictures(folder, sources));
  const written = new Set<string>();
  let model = modelOf(sources);
  return {
    write: (path) => {
      if (written.has(path) || copies.has(path)) return;
      for (const [name, make] of siteFiles(model)) {
        if (name !== path) continue;
        writeWhenChanged(join(folder, path), make());
        written.add(path);
        return;
      }
      rmSync(join(folder, path), { force: true });
    },
    renew: (read) => {
      model = modelWithNotes(model, read);
      written.clear();
    },
  };
}

/** Copies the pictures and fonts, and returns their paths in the folder. */
function copyPictures(folder: string, { pictures, storyboard }: Sources): string[] {
  const copies = [
    ...pictures.map(({ file, path }) => [addresses.picture(file), path] as const),
    ...storyboard.map((file) => [addresses.demoPicture(file), `${storyboardFolder}/${file}`] as const),
    ...fonts.map(
      (font) => [`assets/${font}`, `node_modules/@fontsource-variable/inter/files/${font}`] as const,
    ),
  ];
  for (const [address, path] of copies) {
    mkdirSync(dirname(join(folder, address)), { recursive: true });
    copyFileSync(join(root, path), join(folder, address));
  }
  return copies.map(([address]) => address);
}

/** Writes a file if its text differs. Most pages do not change between builds, and reading is faster than writing. */
function writeWhenChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    if (entry.isFile() && !kept.has(path)) rmSync(join(folder, path));
  }
}
