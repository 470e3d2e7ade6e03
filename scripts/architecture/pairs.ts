import { isWithin, targetOf } from './files.ts';
import type { SourceFile } from './files.ts';
import { importsIn } from './imports.ts';

/** Two folders that import each other, with the imports of the direction that has fewer. */
export interface FolderPair {
  readonly folders: readonly [string, string];
  /** As `importer:line -> imported`. */
  readonly imports: readonly string[];
}

/**
 * Returns the folders within `top`, at any depth, that import each other, type imports and tests included.
 * A folder inside another one counts as a folder of its own.
 */
export function mutualImports(files: readonly SourceFile[], top: string): FolderPair[] {
  const imports = new Map<string, string[]>();
  for (const { path, text } of files.filter((file) => isWithin(file.path, top))) {
    for (const { from, line } of importsIn(text)) {
      const target = targetOf(path, from);
      if (target === null || !isWithin(target, top) || folderOf(target) === folderOf(path)) continue;
      const edge = `${folderOf(path)} ${folderOf(target)}`;
      imports.set(edge, [...(imports.get(edge) ?? []), `${path}:${line} -> ${target}`]);
    }
  }
  return [...imports].flatMap(([edge, there]) => {
    const [from = '', to = ''] = edge.split(' ');
    const back = imports.get(`${to} ${from}`);
    if (back === undefined || from > to) return [];
    return [{ folders: [from, to] as const, imports: back.length < there.length ? back : there }];
  });
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
