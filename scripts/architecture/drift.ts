import { isTest, isWithin, type SourceFile } from './files.ts';
import type { LocatedImport } from './imports.ts';
import { mutualImports } from './pairs.ts';

/** Figures about the structure of one top folder, without its tests. Higher figures are worse. */
export interface Drift {
  readonly folder: string;
  /** Number of TypeScript files. */
  readonly modules: number;
  /** Number of lines of code and style sheets. */
  readonly lines: number;
  /** Pairs of folders at any depth that import each other. */
  readonly pairs: number;
  /** Modules with a single importer. */
  readonly withOneImporter: number;
  /** Modules with a single importer and at most 40 lines. */
  readonly shortWithOneImporter: number;
}

/**
 * Returns the figures of each top folder.
 * @param imports the imports of these files
 */
export function driftOf(
  files: readonly SourceFile[],
  imports: readonly LocatedImport[],
  folders: readonly string[],
): Drift[] {
  const counted = files.filter(
    ({ path }) => /\.(?:tsx?|cjs|css)$/.test(path) && !isTest(path) && !isSpec(path),
  );
  const paths = new Set(counted.map(({ path }) => path));
  const edges = imports.filter(({ path }) => paths.has(path));
  const importers = new Map<string, Set<string>>();
  for (const { path, target } of edges)
    if (target !== null) importers.set(target, (importers.get(target) ?? new Set()).add(path));
  return folders.map((folder) => {
    const own = counted.filter(({ path }) => isWithin(path, folder));
    const modules = own.filter(({ path }) => /\.tsx?$/.test(path));
    const once = modules.filter(({ path }) => importers.get(path)?.size === 1);
    return {
      folder,
      modules: modules.length,
      lines: own.reduce((sum, { text }) => sum + linesOf(text), 0),
      pairs: mutualImports(edges, folder).length,
      withOneImporter: once.length,
      shortWithOneImporter: once.filter(({ text }) => linesOf(text) <= shortModule).length,
    };
  });
}

/** Returns the figures as lines of a table, with the totals and the aimed number of lines. */
export function driftTable(drifts: readonly Drift[]): string[] {
  const sum = (figure: Exclude<keyof Drift, 'folder'>) => drifts.reduce((all, one) => all + one[figure], 0);
  const rows = [
    ['folder', 'modules', 'lines', 'pairs both ways', 'one importer', `up to ${shortModule} lines`],
    ...drifts.map((one) => [one.folder, ...figures.map((figure) => one[figure])]),
    ['all', ...figures.map(sum)],
    ['aim', '', linesAim, 0],
  ];
  return rows.map(([folder, ...cells]) =>
    [String(folder).padEnd(12), ...cells.map((cell) => String(cell).padStart(17))].join(''),
  );
}

/** Aimed maximum number of lines of all folders together, without tests. */
const linesAim = 60_000;

const figures = ['modules', 'lines', 'pairs', 'withOneImporter', 'shortWithOneImporter'] as const;

const shortModule = 40;

const isSpec = (path: string): boolean => path.endsWith('.spec.ts');

const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
