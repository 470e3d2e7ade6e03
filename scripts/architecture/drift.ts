import { isTest, isWithin, type SourceFile, targetOf } from './files.ts';
import { importsIn } from './imports.ts';
import { mutualImports } from './pairs.ts';

/** Figures of a top folder that show whether its structure gets worse. Tests are left out. */
export interface Drift {
  readonly folder: string;
  readonly modules: number;
  readonly lines: number;
  /** Pairs of folders at any depth that import each other. */
  readonly pairs: number;
  /** Modules that one other module imports. */
  readonly withOneImporter: number;
  /** Those of them that have at most 40 lines. */
  readonly shortWithOneImporter: number;
}

/** Returns the figures of each top folder over its TypeScript modules. */
export function driftOf(files: readonly SourceFile[], folders: readonly string[]): Drift[] {
  const modules = files.filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path) && !isSpec(path));
  const importers = new Map<string, Set<string>>();
  for (const { path, text } of modules) {
    for (const { from } of importsIn(text)) {
      const target = targetOf(path, from);
      if (target !== null) importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  }
  return folders.map((folder) => {
    const own = modules.filter(({ path }) => isWithin(path, folder));
    const once = own.filter(({ path }) => importers.get(path)?.size === 1);
    return {
      folder,
      modules: own.length,
      lines: own.reduce((sum, { text }) => sum + linesOf(text), 0),
      pairs: mutualImports(own, folder).length,
      withOneImporter: once.length,
      shortWithOneImporter: once.filter(({ text }) => linesOf(text) <= shortModule).length,
    };
  });
}

/** The figures as a table, with a line of sums. */
export function driftTable(drifts: readonly Drift[]): string[] {
  const sum = (figure: Exclude<keyof Drift, 'folder'>) => drifts.reduce((all, one) => all + one[figure], 0);
  const rows = [
    ['folder', 'modules', 'lines', 'pairs both ways', 'one importer', `up to ${shortModule} lines`],
    ...drifts.map((one) => [one.folder, ...figures.map((figure) => one[figure])]),
    ['all', ...figures.map(sum)],
  ];
  return rows.map(([folder, ...cells]) =>
    [String(folder).padEnd(12), ...cells.map((cell) => String(cell).padStart(17))].join(''),
  );
}

const figures = ['modules', 'lines', 'pairs', 'withOneImporter', 'shortWithOneImporter'] as const;

const shortModule = 40;

const isSpec = (path: string): boolean => path.endsWith('.spec.ts');

const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
