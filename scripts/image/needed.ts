import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsIn } from '../architecture/imports.ts';
import { filesUnder, root } from '../shared/source-files.ts';

/** What a server needs that builds nothing and tests nothing. */
export interface Needed {
  /** Source files and what they read, from the root, sorted. */
  readonly files: readonly string[];
  /** Folders of packages, from the root, sorted: those that the files name, and what those need. */
  readonly packages: readonly string[];
}

/** Programs of the image: the server, and what asks whether it is well. */
export const programs = ['scripts/start.ts', 'scripts/health.cjs'];

/** Code that the server reads and sends to browsers without importing it. */
const sent = ['mock-server/control/console/client/main.ts'];

/** Styles, scripts and data that the server reads. */
const read = /^mock-server\/.*\.(?:css|js|tsv)$/;

/** @throws {Error} when a package is imported that package-lock.json does not know */
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

/** What a file imports at run time, or looks for in a package. */
function namesIn(text: string): string[] {
  const imported = importsIn(text)
    .filter((one) => !one.typeOnly)
    .map((one) => one.from);
  const resolved = [...text.matchAll(/import\.meta\.resolve\('([^']+)'\)/g)].map((match) => match[1] ?? '');
  return [...imported, ...resolved];
}

/** `@scope/name/file` is of the package `@scope/name`. */
const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Packages with all that they need in turn, found as Node finds them: the nearest node_modules first. */
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
      throw new Error(`package-lock.json knows no ${name}, which ${from || 'the server'} needs`);
  }
}
