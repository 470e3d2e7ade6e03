import { boxOf } from './directions.ts';
import { targetOf } from './files.ts';
import type { SourceFile } from './files.ts';
import { importsIn } from './imports.ts';

/** Two folders that import each other, with the imports of the direction that has fewer. */
export interface FolderPair {
  readonly folders: readonly [string, string];
  /** As `importer -> imported`. */
  readonly imports: readonly string[];
}

/**
 * Returns the pairs of boxes of web that import each other, type imports and tests included, by name.
 * @param folderOf the folder that counts for a path; null for a path that does not count
 */
export function mutualImports(
  files: readonly SourceFile[],
  folderOf: (path: string) => string | null = boxOf,
): FolderPair[] {
  const imports = new Map<string, string[]>();
  for (const { path, text } of files) {
    const from = folderOf(path);
    for (const one of from === null ? [] : importsIn(text)) {
      const target = targetOf(path, one.from);
      const to = target === null ? null : folderOf(target);
      if (target === null || to === null || to === from) continue;
      const edge = `${from} ${to}`;
      imports.set(edge, [...(imports.get(edge) ?? []), `${path}:${one.line} -> ${target}`]);
    }
  }
  return [...imports].flatMap(([edge, there]) => {
    const [from = '', to = ''] = edge.split(' ');
    const back = imports.get(`${to} ${from}`);
    if (back === undefined || from > to) return [];
    return [{ folders: [from, to] as const, imports: back.length < there.length ? back : there }];
  });
}
