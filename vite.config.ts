import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { componentStyles } from './scripts/component-styles/plugin.ts';
import { clientOperations } from './scripts/shared/client-operations.ts';

const outDir = join(import.meta.dirname, 'dist/web');

/** The server replaces this text by a fresh nonce in every answer. */
const noncePlaceholder = '__CSP_NONCE__';

/** Bytes of source below which a shared file is not worth a request of its own. */
const smallFile = 30_000;

/**
 * The code that pages share, in few files: left to itself the bundler makes one for each set of pages that share
 * something, and the first page asks for two dozen of them.
 */
const sharedFiles = [
  {
    // What runs before anybody is signed in: main.ts and the redirect bridge each load no more of it than they use.
    name: 'start',
    tags: ['$initial' as const],
    // An entry is not shared: it would run in the other one, too.
    test: (id: string) => !/(?:\.html|\/main\.ts|\/redirect-bridge\.ts)$/.test(id),
    entriesAware: true,
    entriesAwareMergeThreshold: smallFile,
    priority: 2,
  },
  // What many pages use comes with the first of them.
  { name: 'base', minShareCount: 3, priority: 1 },
];

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [clientOperations(), componentStyles(), react(), precompress()],
  html: { cspNonce: noncePlaceholder },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Says which files each page needs: scripts/bench/budgets.ts weighs them.
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'web/index.html'),
        'redirect-bridge': join(import.meta.dirname, 'web/redirect-bridge.html'),
      },
      output: {
        codeSplitting: { groups: sharedFiles },
        // Without the list of all pages that share a file.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0] ?? name}-[hash].js`,
      },
    },
  },
});

/**
 * Writes a .gz and a .br beside each text asset, so that the server never compresses one itself. Pages are left out:
 * each answer carries a nonce of its own.
 */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = outDir }) {
      const files = await readdir(dir, { recursive: true });
      const texts = files.filter((file) => /\.(?:js|css|svg)$/.test(file));
      await Promise.all(texts.map((file) => compressed(join(dir, file))));
    },
  };
}

async function compressed(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    promisify(brotliCompress)(content).then((small) => writeFile(`${file}.br`, small)),
  ]);
}
