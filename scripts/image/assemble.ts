import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../shared/source-files.ts';
import { neededByServer } from './needed.ts';

// Copies what the image of the server holds into a folder: `node scripts/image/assemble.ts FOLDER`.
// The SPA and the specification have to be built before.

/** What a package ships for people, editors and browsers with their tools open. */
const ofNoUse = /\.(?:map|md|markdown|d\.[cm]?ts)$/;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Say where to: node scripts/image/assemble.ts FOLDER');
  process.exit(1);
}
const { files, packages } = neededByServer();
const built = ['dist/web', 'dist/spec'];
for (const place of [...files, ...packages, ...built]) copy(place, resolve(folder));
console.log(`${files.length} files and ${packages.length} packages`);

function copy(place: string, target: string): void {
  if (!existsSync(join(root, place))) throw new Error(`${place} is missing: build before you assemble`);
  mkdirSync(join(target, place, '..'), { recursive: true });
  cpSync(join(root, place), join(target, place), { recursive: true, filter: (file) => isOfUse(file) });
}

/** A package inside another is copied only when it is needed itself. */
function isOfUse(file: string): boolean {
  const inPackage = /\/node_modules\/(?:@[^/]+\/)?[^/]+\//.test(file.replaceAll('\\', '/'));
  return !inPackage || !(ofNoUse.test(file) || /[\\/]node_modules$/.test(file));
}
