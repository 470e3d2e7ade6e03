import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../shared/source-files.ts';
import { neededByServer } from './needed.ts';

// Copies the files of the container image into a folder: `node scripts/image/assemble.ts FOLDER`. The SPA, the
// console and the specification must be built before.

/** Files of packages that the server does not need: documentation, type declarations and source maps. */
const unneeded = /\.(?:map|md|markdown|d\.[cm]?ts)$/;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('The target folder is missing: node scripts/image/assemble.ts FOLDER');
  process.exit(1);
}
const { files, packages } = neededByServer();
const built = ['dist/server', 'dist/web', 'dist/console', 'dist/spec'];
for (const place of [...files, ...packages, ...built]) copy(place, resolve(folder));
console.log(`${files.length} files and ${packages.length} packages`);

function copy(place: string, target: string): void {
  if (!existsSync(join(root, place))) throw new Error(`${place} is missing: build before you assemble`);
  mkdirSync(join(target, place, '..'), { recursive: true });
  cpSync(join(root, place), join(target, place), { recursive: true, filter: (file) => isOfUse(file) });
}

/** Returns true for files to copy. A nested package is copied only if it is in the list of needed packages. */
function isOfUse(file: string): boolean {
  const inPackage = /\/node_modules\/(?:@[^/]+\/)?[^/]+\//.test(file.replaceAll('\\', '/'));
  return !inPackage || !(unneeded.test(file) || /[\\/]node_modules$/.test(file));
}
