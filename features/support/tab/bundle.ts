import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compileFunction } from 'node:vm';
import { sourcesOf, spa } from '../../../scripts/build/build.ts';
import { hashOf, root } from '../../../scripts/shared/source-files.ts';
import { type PageGlobals, pageGlobalNames, sharedGlobals } from './globals.ts';

const folder = join(root, 'dist', 'app-level');

/** Builds the SPA for Node if its sources have changed, which takes about 4 s. */
export async function openBundle(): Promise<Bundle> {
  const built = join(folder, hashOf(sourcesOf(spa)));
  if (existsSync(built)) return new Bundle(built);
  const own = `${built}-${process.pid}`;
  rmSync(folder, { recursive: true, force: true });
  // In a process of its own, since a server that this process starts later must not run in production mode.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [import.meta.filename, own], { env });
  // Another process may have built the same sources at the same time.
  if (!existsSync(built)) renameSync(own, built);
  return new Bundle(built);
}

/** Matches the chunks that hold no state of a page. */
const sharedChunk = /^\.\/(?:vendor|rolldown-runtime)\.cjs$/;

/**
 * Number of pages that share one evaluation of the packages. One evaluation takes some 100 ms. The packages keep
 * references to all these pages, up to some 30 MB for each. With 25 pages a heap of 1 GB was too small.
 */
const mostPages = 8;

type Require = (name: string) => object;
type Chunk = (require: Require, exports: object, ...globals: unknown[]) => void;

/**
 * The SPA built for Node, as CommonJS chunks. Each chunk is compiled once. The packages are evaluated once for some
 * pages; the product's own modules at every page load, as in a browser.
 */
export class Bundle {
  /** Holds index.html and the chunks. */
  readonly folder: string;
  readonly #compiled = new Map<string, Chunk>();
  #shared = new Map<string, object>();
  #pages = 0;

  constructor(from: string) {
    this.folder = from;
  }

  /** Evaluates the SPA's entry and its imports. */
  run(globals: PageGlobals): void {
    if (this.#pages % mostPages === 0) {
      this.#shared = new Map();
      // Removes the only reference to the packages among the globals of this process.
      Reflect.deleteProperty(globalThis, Symbol.for('react-redux-context'));
    }
    this.#pages += 1;
    const own = new Map<string, object>();
    const shared = this.#shared;
    const evaluate: Require = (name) => {
      const [evaluated, given] = sharedChunk.test(name) ? [shared, sharedGlobals] : [own, globals];
      const known = evaluated.get(name);
      if (known) return known;
      const exports = {};
      evaluated.set(name, exports);
      this.#chunk(name)(evaluate, exports, ...pageGlobalNames.map((global) => given[global]));
      return exports;
    };
    evaluate('./main.cjs');
  }

  #chunk(name: string): Chunk {
    const filename = join(this.folder, name);
    const chunk =
      this.#compiled.get(name) ??
      (compileFunction(readFileSync(filename, 'utf8'), ['require', 'exports', ...pageGlobalNames], {
        filename,
      }) as unknown as Chunk);
    this.#compiled.set(name, chunk);
    return chunk;
  }
}

/** Builds the SPA into a folder, with all packages in the chunk `vendor`. */
async function build(outDir: string): Promise<void> {
  const [vite, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  const conditions = ['browser', 'import', 'module', 'default'];
  await vite.build({
    configFile: false,
    root: join(root, 'web'),
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions, mainFields: ['browser', 'module', 'main'] },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: join(root, 'web/app/main.ts'),
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      minify: false,
      cssMinify: false,
      copyPublicDir: false,
      rolldownOptions: {
        output: {
          format: 'cjs',
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name].cjs',
          codeSplitting: { groups: [{ name: 'vendor', test: /node_modules/ }] },
        },
      },
    },
  });
  await cp(join(root, 'web/index.html'), join(outDir, 'index.html'));
}

if (import.meta.main) await build(process.argv[2] ?? folder);
