import { isTestCode, isWithin } from './files.ts';
import type { LocatedImport } from './imports.ts';

/** Two folders that import each other, with the imports of the rarer direction. */
interface FolderPair {
  readonly folders: readonly [string, string];
  /** Formatted as `importer:line -> imported`. */
  readonly imports: readonly string[];
}

/** Top folders in which no two folders import each other. */
const oneWay = ['contracts', 'web', 'mock-server', 'features', 'scripts'];

/** Returns forbidden pairs of folders that import each other. Tests of the mock server may import all of the server. */
export const forbiddenPairs = (imports: readonly LocatedImport[]): FolderPair[] => {
  const checked = imports.filter(({ path }) => !(isWithin(path, 'mock-server') && isTestCode(path)));
  return oneWay.flatMap((top) => mutualImports(checked, top));
};

/**
 * Returns the folders within `top`, at any depth, that import each other, type imports and tests included.
 * A folder and its subfolder count as two folders.
 */
export function mutualImports(imports: readonly LocatedImport[], top: string): FolderPair[] {
  const byFolders = new Map<string, string[]>();
  for (const { path, target, line } of imports) {
    if (target === null || !isWithin(path, top) || !isWithin(target, top)) continue;
    if (folderOf(target) === folderOf(path)) continue;
    const edge = `${folderOf(path)} ${folderOf(target)}`;
    byFolders.set(edge, [...(byFolders.get(edge) ?? []), `${path}:${line} -> ${target}`]);
  }
  return [...byFolders].flatMap(([edge, there]) => {
    const [from = '', to = ''] = edge.split(' ');
    const back = byFolders.get(`${to} ${from}`);
    if (back === undefined || from > to) return [];
    return [{ folders: [from, to] as const, imports: back.length < there.length ? back : there }];
  });
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
