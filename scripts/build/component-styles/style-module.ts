/** An export of an antd module that adds styles at run time. */
interface StyleExport {
  readonly name: string;
  /** The component and its part: `Button-Button`, `Input-Shared`. */
  readonly path: string;
  readonly kind: keyof typeof stubs;
}

/** Source of the replacement for each kind of export. Replacements compute no styles: style sheets contain them. */
const stubs = {
  /** A hook that returns an empty hash, and the class with the variables of the theme. */
  genStyleHooks: (variables: string) => `() => ['', ${JSON.stringify(variables)}]`,
  /** A hook that returns the hash, which is empty. */
  genComponentStyleHook: () => "() => ''",
  /** A component that renders null. */
  genSubStyleComponent: () => '() => null',
} as const;

const call = /\b(genStyleHooks|genComponentStyleHook|genSubStyleComponent)\((\[[^\]]*\]|'\w+')/;

/**
 * Returns the exports of a module that add styles; an empty list for a module of helpers.
 * @param source the text of a module in a `style` folder of antd/es
 */
export function styleExportsOf(source: string): StyleExport[] {
  const statements = source.split(/^export (?=default |const )/m).slice(1);
  return statements.flatMap((statement) => {
    const [, kind, words = ''] = call.exec(statement) ?? [];
    if (kind === undefined) return [];
    const [component, part = component] = words.match(/[\w-]+/g) ?? [];
    const name = /^const (\w+)/.exec(statement)?.[1] ?? 'default';
    return { name, path: `${component}-${part}`, kind: kind as StyleExport['kind'] };
  });
}

/** The style sheets for the exports of a module. */
interface StyleSheets {
  /** Names of the style sheets, variables before rules. */
  readonly sheets: readonly string[];
  /** Paths of the exports for which there is no style sheet. */
  readonly missing: readonly string[];
}

/**
 * Returns the style sheets for the exports of a module.
 * @param sheets names of all sheets: component names for sheets of variables, paths for sheets of rules
 * @param neverShown paths of exports that need no sheet
 */
export function styleSheetsOf(
  exports: readonly StyleExport[],
  sheets: Pick<ReadonlySet<string>, 'has'>,
  neverShown: ReadonlySet<string>,
): StyleSheets {
  const paths = exports.map(({ path }) => path).filter((path) => !neverShown.has(path));
  const components = new Set(paths.map((path) => path.replace(/-.*/, '')));
  return {
    sheets: [...components, ...paths].filter((name) => sheets.has(name)),
    missing: paths.filter((path) => !sheets.has(path)),
  };
}

/**
 * Returns the source of the module that replaces a style module.
 * @param imports addresses of the style sheets
 * @param variables the class with the variables of the theme
 * @param original address of the replaced module, for its other exports
 */
export function stubOf(
  exports: readonly StyleExport[],
  imports: readonly string[],
  variables: string,
  original: string,
): string {
  return [
    ...imports.map((address) => `import ${JSON.stringify(address)};`),
    `export * from ${JSON.stringify(original)};`,
    ...exports.map(({ name, kind }) => {
      const stub = stubs[kind](variables);
      return name === 'default' ? `export default ${stub};` : `export const ${name} = ${stub};`;
    }),
  ].join('\n');
}
