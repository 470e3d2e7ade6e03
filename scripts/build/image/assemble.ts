import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../shared/source-files.ts';
import { neededByServer } from './needed.ts';

// Copies the files of the container image into a folder: `node scripts/build/image/assemble.ts FOLDER`. The SPA, the
// console and the specification must be built before.

/** Files of packages that the server does not send: documentation, types, source maps, and other builds of Swagger UI. */
const unneeded = /\.(?:map|md|markdown|d\.[cm]?ts)$|\/swagger-ui(?:-es-.*|-standalone-preset)?\.js$/;

/**
 * Copies the server with the files that it reads, and these build results, into a folder.
 *
 * @throws {Error} for a missing build result
 */
export function assembleServer(folder: string, built: readonly string[]): void {
  const { files, packages } = neededByServer();
  for (const place of [...files, ...packages, ...built]) {
    if (!existsSync(join(root, place))) throw new Error(`${place} is missing: build before you assemble`);
    mkdirSync(join(folder, place, '..'), { recursive: true });
    cpSync(join(root, place), join(folder, place), { recursive: true, filter: (file) => isOfUse(file) });
  }
}

/** Returns true for files to copy. A nested package is copied only if it is in the list of needed packages. */
function isOfUse(path: string): boolean {
  const file = path.replaceAll('\\', '/');
  const inPackage = /\/node_modules\/(?:@[^/]+\/)?[^/]+\//.test(file);
  return !inPackage || !(unneeded.test(file) || file.endsWith('/node_modules'));
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('The target folder is missing: node scripts/build/image/assemble.ts FOLDER');
    process.exit(1);
  }
  assembleServer(resolve(folder), ['dist/server', 'dist/web', 'dist/console', 'dist/spec']);
}
