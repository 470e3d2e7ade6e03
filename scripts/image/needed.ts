import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsIn } from '../architecture/imports.ts';
import { filesUnder, root } from '../shared/source-files.ts';

/** Files and packages that the server needs at run time. */
export interface Needed {
  /** Source files and the files that they read, from the root, sorted. */
  readonly files: readonly string[];
  /** Folders of the imported packages and of their dependencies, from the root, sorted. */
  readonly packages: readonly string[];
}

/** Programs of the image: the server and its health check. */
export const programs = ['scripts/start.ts', 'scripts/health.cjs'];

/** Entry points of code that the server sends to browsers and does not import. */
const sent = ['mock-server/control/console/client/main.ts'];

/** Styles, scripts and data files that the server reads. */
const read = /^mock-server\/.*\.(?:css|js|tsv)$/;

/** Returns the files and packages that the server needs. @throws {Error} if package-lock.json lacks a package */
export function neededByServer(): Needed {
  const files = new Set<string>(['package.json']);
  const named = new Set<string>();
  const waiting = [...programs, ...sent, ...filesUnder(['mock-server']).filter((file) => read.test(file))];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (!/\.(?:ts|cjs|js)$/.test(file)) continue;
    for (const from of namesIn(readFileSync(join(root, file), 'utf8'))) {
      if (from.startsWith('.')) waiting.push(posix.join(posix.dirname(file), from));
      else if (!from.startsWith('node:')) named.add(packageOf(from));
    }
  }
  return { files: [...files].toSorted(), packages: withTheirOwn([...named]) };
}

/** Returns the imports of a file at run time, and the arguments of import.meta.resolve. */
function namesIn(text: string): string[] {
  const imported = importsIn(text)
    .filter((one) => !one.typeOnly)
    .map((one) => one.from);
  const resolved = [...text.matchAll(/import\.meta\.resolve\('([^']+)'\)/g)].map((match) => match[1] ?? '');
  return [...imported, ...resolved];
}

/** Returns the package of an import: `@scope/name` for `@scope/name/file`. */
const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns packages with all dependencies, resolved like Node does: the nearest node_modules first. */
function withTheirOwn(names: readonly string[]): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const found = new Set<string>();
  const waiting = names.map((name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const place = placeOf(next.name, next.from, lock.packages);
    if (found.has(place)) continue;
    found.add(place);
    const { dependencies = {} } = lock.packages[place] ?? {};
    waiting.push(...Object.keys(dependencies).map((name) => ({ name, from: place })));
  }
  return [...found].toSorted();
}

function placeOf(name: string, from: string, locked: Readonly<Record<string, LockedPackage>>): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = posix.join(folder, 'node_modules', name);
    if (locked[place] !== undefined) return place;
    if (folder === '')
      throw new Error(`package-lock.json has no package ${name}, which ${from || 'the server'} needs`);
  }
}
