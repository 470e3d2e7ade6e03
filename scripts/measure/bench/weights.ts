import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { spa } from '../../build/build.ts';

/** The properties of Vite's manifest that are used here. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly isEntry?: boolean;
      readonly isDynamicEntry?: boolean;
      /** Files that are loaded together with this file. */
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

/** Returns the compressed size of a built file, in bytes. */
export type SizeOf = (file: string) => number;

interface View {
  readonly modules: readonly string[];
  readonly bytes: number;
  /** Maximum number of files, since a browser loads only six at a time. */
  readonly files: number;
}

/** Limits for scripts and styles: compressed bytes, and number of files of a view. */
export interface Budgets {
  /** Limits for the modules of a view with all their imports. */
  readonly views: Readonly<Record<string, View>>;
  /** Limit for the bytes that each other part, loaded on demand, adds to the view `beyond`. */
  readonly others: { readonly beyond: string; readonly bytes: number };
}

/** A view or part with its size and limit. */
interface Weight {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
  readonly files: number;
  /** Maximum number of files; null for a part that is loaded on demand. */
  readonly filesAtMost: number | null;
}

/**
 * Returns the sizes of all views, then of all other parts.
 * @throws {RangeError} if the build lacks a module of the budgets
 */
export function weights(manifest: Manifest, { views, others }: Budgets, sizeOf: SizeOf): Weight[] {
  const weigh = (files: ReadonlySet<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  const weightOf = (name: string, files: ReadonlySet<string>, limit: number, filesAtMost: number | null) => ({
    name,
    bytes: weigh(files),
    limit,
    files: files.size,
    filesAtMost,
  });
  const viewWeights = Object.entries(views).map(([name, { modules, bytes, files }]) =>
    weightOf(name, filesOf(manifest, modules), bytes, files),
  );
  const loaded = filesOf(manifest, views[others.beyond]?.modules ?? []);
  const named = new Set(Object.values(views).flatMap(({ modules }) => modules));
  const rest = Object.entries(manifest).filter(([name, part]) => part.isDynamicEntry && !named.has(name));
  return [
    ...viewWeights,
    ...rest.map(([name]) => {
      const added = [...filesOf(manifest, [name])].filter((file) => !loaded.has(file));
      return weightOf(`on demand: ${name}`, new Set(added), others.bytes, null);
    }),
  ];
}

/** Returns a line for each exceeded limit, with what to do. */
export const tooHeavy = (all: readonly Weight[]): string[] => [
  ...all
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ name, bytes, limit }) =>
        `${name}: ${kilobytes(bytes)} compressed, at most ${kilobytes(limit)}. Load less code there, ${orRaise}`,
    ),
  ...all.flatMap(({ name, files, filesAtMost }) =>
    filesAtMost !== null && files > filesAtMost
      ? `${name}: ${files} scripts and styles, at most ${filesAtMost}. Let more pages share a file (vite.config.ts), ${orRaise}`
      : [],
  ),
];

const orRaise =
  'or raise the limit in scripts/measure/bench/budgets.json (node scripts/measure/bench/budgets.ts --write raises all limits).';

export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/** Returns all scripts and style sheets that are loaded with these modules. */
function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...modules];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const part = manifest[name];
    if (!part)
      throw new RangeError(`The build has no ${name}: is scripts/measure/bench/budgets.json up to date?`);
    files.add(part.file);
    for (const file of part.css ?? []) files.add(file);
    waiting.push(...(part.imports ?? []));
  }
  return files;
}

export const budgetsFile = join(import.meta.dirname, 'budgets.json');

export const readBudgets = (): Budgets => JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;

/** Reads the manifests of the last builds of SPA and redirect bridge. @throws {Error} if there is no build */
export const readManifest = (): Manifest => ({
  ...manifestIn('manifest.json'),
  ...manifestIn('redirect-bridge.json'),
});

const manifestIn = (name: string): Manifest =>
  JSON.parse(readFileSync(join(spa.folder, '.vite', name), 'utf8')) as Manifest;

/** Returns the size of the compressed file that the build writes for each script and style sheet. */
export const builtSize: SizeOf = (file) => statSync(join(spa.folder, `${file}.gz`)).size;
