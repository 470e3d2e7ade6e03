import { parseSync } from 'vite';

/** An import, re-export or dynamic import in a source file. */
interface Import {
  /** The imported path or package, as written. */
  readonly from: string;
  /** True for `import type` and `export type`, which do not exist at run time. */
  readonly typeOnly: boolean;
}

/** Returns the imports in the text of a TypeScript file. */
export function importsIn(text: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync('file.ts', text).module;
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null ? [] : [{ from: moduleRequest.value, typeOnly: isType }],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: text.slice(start + 1, end - 1),
      typeOnly: false,
    })),
  ];
}
