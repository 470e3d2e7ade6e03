import { type SourceFile, targetOf } from './source-file.ts';

/** An import, re-export or dynamic import in a source file. */
export interface Import {
  /** The imported path or package, as written. */
  readonly from: string;
  /** True for `import type` and `export type`, which do not exist at run time. */
  readonly typeOnly: boolean;
  readonly line: number;
}

/** An import with its importing file. */
export interface LocatedImport extends Import {
  readonly path: string;
  /** The imported path from the root; null for a package. */
  readonly target: string | null;
}

const statement =
  /(?:^|[;\n])\s*(import|export)\s+(type\s+(?!from\b|,))?(?:[\w*$\s{},]*?\sfrom\s*|[*\s{][\w*$\s{},]*?from\s*)?['"]([^'"\n]+)['"]/g;
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]/g;

/** Returns the imports of these files. */
export const importsOf = (files: readonly SourceFile[]): LocatedImport[] =>
  files.flatMap(({ path, text }) =>
    importsIn(text).map((one) => ({ ...one, path, target: targetOf(path, one.from) })),
  );

/** Returns the imports in the text of a TypeScript file. */
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

/** Replaces comments by blanks or empty lines, so that the line numbers stay the same. */
function withoutComments(text: string): string {
  return text
    .replaceAll(/^[ \t]*\/\*[\s\S]*?\*\//gm, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/^[ \t]*\/\/.*$/gm, '');
}
