import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { type PageGlobals, pageGlobalNames, sharedGlobals } from './globals.ts';

/** Matches the chunks that hold no state of a page. They are evaluated once for many pages. */
const sharedChunk = /^\.\/(?:vendor|rolldown-runtime)\.cjs$/;

type Require = (name: string) => unknown;
type Chunk = (require: Require, exports: object, ...globals: unknown[]) => void;

/**
 * Number of pages that share one evaluation of the packages. One evaluation takes some 100 ms. The packages keep
 * references to all these pages, up to some 30 MB for each. With 25 pages a heap of 1 GB was too small.
 */
const mostPages = 8;

/**
 * The chunks of the SPA's bundle. Each chunk is compiled once. The packages are evaluated once for many pages. The
 * product's own modules are evaluated at every page load, as in a browser.
 */
export class Chunks {
  readonly #folder: string;
  readonly #compiled = new Map<string, Chunk>();
  #shared = new Map<string, object>();
  #pages = 0;

  /** Prepares the chunks of a folder. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Evaluates the SPA's entry and its imports. */
  runEntry(globals: PageGlobals): void {
    if (this.#pages % mostPages === 0) this.#renewShared();
    this.#pages += 1;
    const own = new Map<string, object>();
    const shared = this.#shared;
    const evaluate: Require = (name) => {
      const isShared = sharedChunk.test(name);
      const evaluated = isShared ? shared : own;
      const known = evaluated.get(name);
      if (known) return known;
      const exports = {};
      evaluated.set(name, exports);
      const given = isShared ? sharedGlobals : globals;
      this.#chunk(name)(evaluate, exports, ...pageGlobalNames.map((global) => given[global]));
      return exports;
    };
    evaluate('./main.cjs');
  }

  #renewShared(): void {
    this.#shared = new Map();
    // Removes the only reference to the packages among the globals of this process.
    Reflect.deleteProperty(globalThis, Symbol.for('react-redux-context'));
  }

  #chunk(name: string): Chunk {
    const known = this.#compiled.get(name);
    if (known) return known;
    const filename = join(this.#folder, name);
    const chunk = compileFunction(
      readFileSync(filename, 'utf8'),
      ['require', 'exports', ...pageGlobalNames],
      {
        filename,
      },
    ) as unknown as Chunk;
    this.#compiled.set(name, chunk);
    return chunk;
  }
}
