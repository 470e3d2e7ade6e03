import { createHash } from 'node:crypto';
import type { SourceFile } from '../../shared/source-file.ts';
import type { LocatedImport } from '../../shared/imports.ts';

/**
 * Returns a hash for each file. It covers everything that the linter's findings about the file depend on: the file, the
 * files that it imports, directly or not, and the settings. A file that adds to the types of a package (`declare module
 * 'fastify'`) counts as imported by every file that imports the package.
 *
 * @param settings the texts of configurations, and of declarations that no file imports
 */
export function fingerprints(
  files: readonly SourceFile[],
  imports: readonly LocatedImport[],
  settings: readonly string[],
): ReadonlyMap<string, string> {
  const common = hashOf(settings);
  const hashes = new Map(files.map(({ path, text }) => [path, hashOf([path, text])]));
  const extensions = Map.groupBy(
    files.flatMap(({ path, text }) =>
      [...text.matchAll(/^declare module '([^']+)'/gm)].map(([, name = '']) => ({ path, name })),
    ),
    ({ name }) => name,
  );
  const imported = Map.groupBy(imports, ({ path }) => path);
  const targetsOf = (file: string): readonly string[] =>
    (imported.get(file) ?? []).flatMap(({ target, from }) =>
      target === null ? (extensions.get(from) ?? []).map(({ path }) => path) : [target],
    );
  return new Map(
    files.map(({ path }) => {
      const reached = new Set([path]);
      // A set also visits the elements that are added meanwhile.
      for (const file of reached) for (const target of targetsOf(file)) reached.add(target);
      const parts = [...reached].map((file) => hashes.get(file) ?? `missing ${file}`);
      return [path, hashOf([common, path, ...parts.toSorted()])];
    }),
  );
}

const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('base64url');
