import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appPreload } from './scripts/build/app-preload.ts';
import { componentStyles } from './scripts/build/component-styles.ts';
import { clientOperations } from './scripts/build/client-operations.ts';
import { precompress } from './scripts/build/precompress.ts';

const outDir = join(import.meta.dirname, 'dist', 'web');

/** The server replaces this text by a fresh nonce in every answer. */
const noncePlaceholder = '__CSP_NONCE__';

/**
 * The code that pages share, in few files: left to itself the bundler makes one for each set of pages that share
 * something, and the first page asks for two dozen of them.
 */
const sharedFiles = [
  {
    // What runs before the user has signed in. Without this group it would be in `base`, and bring all of that forward.
    name: 'start',
    tags: ['$initial' as const],
    priority: 2,
  },
  // What many pages use comes with the first of them.
  { name: 'base', minShareCount: 3, priority: 1 },
];

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [clientOperations(), react(), appPreload()],
  css: { postcss: componentStyles },
  html: { cspNonce: noncePlaceholder },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Says which files each page needs: scripts/measure/bench/budgets.ts weighs them.
    manifest: true,
    // The licenses of the bundled packages.
    license: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: sharedFiles },
        // Without the list of all pages that share a file.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0] ?? name}-[hash].js`,
        // The fonts keep their names: the pages of the mock server use the same files (mock-server/platform/html/theme.css).
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.woff2') ? 'assets/[name][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  environments: {
    // The hidden page of token renewal is built alone: a file that it shared with the SPA would bring the whole library.
    redirectBridge: {
      consumer: 'client',
      build: {
        outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/redirect-bridge.json',
        // Its packages are among those of the SPA.
        license: false,
        rolldownOptions: { input: join(import.meta.dirname, 'web', 'redirect-bridge.html') },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        if (environment.config.consumer === 'client') await builder.build(environment);
      }
      await precompress(outDir);
    },
  },
});
