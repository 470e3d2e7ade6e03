/** What the build says about its files, as far as it matters here. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly isEntry?: boolean;
      readonly isDynamicEntry?: boolean;
      /** What is loaded together with the file. */
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

/** Bytes of a built file as it is sent: packed. */
export type SizeOf = (file: string) => number;

/** Limits in bytes, packed; scripts and styles only. */
export interface Budgets {
  /** What a view loads: all of its modules with everything they import. */
  readonly views: Readonly<Record<string, { readonly modules: readonly string[]; readonly bytes: number }>>;
  /** What any other part that is loaded on demand may add to the view named here. */
  readonly others: { readonly beyond: string; readonly bytes: number };
}

/** A view or part with what it weighs and what it may. */
export interface Weight {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/**
 * What everything weighs, views first.
 * @throws {RangeError} naming the module that a budget names and the build does not have
 */
export function weights(manifest: Manifest, { views, others }: Budgets, sizeOf: SizeOf): Weight[] {
  const weigh = (files: ReadonlySet<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  const viewWeights = Object.entries(views).map(([name, { modules, bytes }]) => ({
    name,
    bytes: weigh(filesOf(manifest, modules)),
    limit: bytes,
  }));
  const loaded = filesOf(manifest, views[others.beyond]?.modules ?? []);
  const named = new Set(Object.values(views).flatMap(({ modules }) => modules));
  const rest = Object.entries(manifest).filter(([name, part]) => part.isDynamicEntry && !named.has(name));
  return [
    ...viewWeights,
    ...rest.map(([name]) => ({
      name: `on demand: ${name}`,
      bytes: weigh(new Set([...filesOf(manifest, [name])].filter((file) => !loaded.has(file)))),
      limit: others.bytes,
    })),
  ];
}

/** What is too heavy, each in one line with what to do. */
export const tooHeavy = (all: readonly Weight[]): string[] =>
  all
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ name, bytes, limit }) =>
        `${name}: ${kilobytes(bytes)} packed, at most ${kilobytes(limit)}. Load less of it, or raise the limit in ` +
        'scripts/bench/budgets.json (node scripts/bench/budgets.ts --write does it for all).',
    );

export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/** All scripts and styles that come with some modules. */
function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...modules];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const part = manifest[name];
    if (!part) throw new RangeError(`The build has no ${name}: is scripts/bench/budgets.json up to date?`);
    files.add(part.file);
    for (const file of part.css ?? []) files.add(file);
    waiting.push(...(part.imports ?? []));
  }
  return files;
}
