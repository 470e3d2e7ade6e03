import { type SourceFile, targetOf } from './files.ts';

/** One import, re-export or dynamic import in a source file. */
export interface Import {
  /** What stands in quotes. */
  readonly from: string;
  /** Whether it is gone at run time: `import type`, `export type`. */
  readonly typeOnly: boolean;
  readonly line: number;
}

/** An import with the file that it is in. */
export interface LocatedImport extends Import {
  readonly path: string;
  /** The path that it leads to, from the root; null for a package. */
  readonly target: string | null;
}

const statement =
  /(?:^|[;\n])\s*(import|export)\s+(type\s+(?!from\b|,))?(?:[\w*$\s{},]*?\sfrom\s*|[*\s{][\w*$\s{},]*?from\s*)?['"]([^'"\n]+)['"]/g;
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]/g;

/** The imports of some files. */
export const importsOf = (files: readonly SourceFile[]): LocatedImport[] =>
  files.flatMap(({ path, text }) =>
    importsIn(text).map((one) => ({ ...one, path, target: targetOf(path, one.from) })),
  );

/** The imports of a TypeScript file, by its text alone. */
export function importsIn(text: string): Import[] {
  const code = withoutComments(text);
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  const fixed = [...code.matchAll(statement)].map((match) => ({
    from: match[3] ?? '',
    typeOnly: match[2] !== undefined,
    line: lineAt(match.index + match[0].length),
  }));
  const late = [...code.matchAll(dynamic)].map((match) => ({
    from: match[1] ?? '',
    typeOnly: false,
    line: lineAt(match.index),
  }));
  return [...fixed, ...late];
}

/** The text without comment lines, with the same line numbers. */
function withoutComments(text: string): string {
  return text
    .replaceAll(/^[ \t]*\/\*[\s\S]*?\*\//gm, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/^[ \t]*\/\/.*$/gm, '');
}
