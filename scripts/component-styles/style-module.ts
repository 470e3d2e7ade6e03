/** One export of a module of antd that writes styles while a page runs. */
export interface StyleExport {
  readonly name: string;
  /** The component and the part of it that is dressed: `Button-Button`, `Input-Shared`. */
  readonly path: string;
  readonly kind: keyof typeof stubs;
}

/** What takes the place of each kind: the same shape without the work. The rules come from style sheets. */
const stubs = {
  /** A hook that gives the classes of a component: no hash, and the class that carries its variables. */
  genStyleHooks: (variables: string) => `() => ['', ${JSON.stringify(variables)}]`,
  /** A hook that gives the hash alone. */
  genComponentStyleHook: () => "() => ''",
  /** A component that shows nothing. */
  genSubStyleComponent: () => '() => null',
} as const;

const call = /\b(genStyleHooks|genComponentStyleHook|genSubStyleComponent)\((\[[^\]]*\]|'\w+')/;

/**
 * The exports of a module that write styles; none for a module that only helps others to.
 * @param source text of a module in a `style` folder of antd/es
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

/** What a module's exports need. */
export interface StyleSheets {
  /** Names of the style sheets, variables before rules. */
  readonly sheets: readonly string[];
  /** Paths for which there is no sheet. */
  readonly missing: readonly string[];
}

/**
 * The style sheets for a module's exports.
 * @param sheets names of all there are: a component for its variables, a path for its rules
 * @param neverShown paths that need none
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
 * The module that takes the place of one that writes styles.
 * @param imports addresses of the style sheets
 * @param variables the class that carries the variables of the theme
 * @param original address of the replaced module, for the helpers that it exports besides
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
