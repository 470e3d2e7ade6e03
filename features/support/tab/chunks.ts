import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';

/** Globals that Node has for itself, and of which the SPA's code gets those of its page. */
const names = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'Date',
  'fetch',
  'crypto',
  'console',
  'BroadcastChannel',
  'MessageChannel',
] as const;

export type PageGlobals = Readonly<Record<(typeof names)[number], unknown>>;

/** Chunks that keep no state of a page: a process evaluates them once. */
const shared = /^\.\/(?:vendor|rolldown-runtime)\.cjs$/;

type Require = (name: string) => unknown;
type Chunk = (require: Require, exports: object, ...globals: unknown[]) => void;

/**
 * The chunks of the SPA's bundle. Each is compiled once. The packages are evaluated once, the product's own modules at
 * every page load, as a browser does.
 */
export class Chunks {
  readonly #folder: string;
  readonly #sharedGlobals: PageGlobals;
  readonly #compiled = new Map<string, Chunk>();
  readonly #shared = new Map<string, object>();

  /** @param sharedGlobals what the packages get: they outlive a page, so each acts on the present one */
  constructor(folder: string, sharedGlobals: PageGlobals) {
    this.#folder = folder;
    this.#sharedGlobals = sharedGlobals;
  }

  /** Evaluates the SPA's entry and what it imports. */
  runEntry(globals: PageGlobals): void {
    const own = new Map<string, object>();
    const evaluate: Require = (name) => {
      const isShared = shared.test(name);
      const evaluated = isShared ? this.#shared : own;
      const known = evaluated.get(name);
      if (known) return known;
      const exports = {};
      evaluated.set(name, exports);
      const given = isShared ? this.#sharedGlobals : globals;
      this.#chunk(name)(evaluate, exports, ...names.map((global) => given[global]));
      return exports;
    };
    evaluate('./main.cjs');
  }

  #chunk(name: string): Chunk {
    const known = this.#compiled.get(name);
    if (known) return known;
    const filename = join(this.#folder, name);
    const chunk = compileFunction(readFileSync(filename, 'utf8'), ['require', 'exports', ...names], {
      filename,
    }) as unknown as Chunk;
    this.#compiled.set(name, chunk);
    return chunk;
  }
}
