import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientOperations } from './scripts/build/client-operations.ts';
import { precompress } from './scripts/build/precompress.ts';

// Builds the page of the console, whose styles are those that antd makes at run time: the page need not be small. And
// builds the presenter's bar, one small script, which the server adds to the page of the product.

const outDir = join(import.meta.dirname, 'dist', 'console');

export default defineConfig({
  root: join(import.meta.dirname, 'mock-server', 'tools', 'console', 'client'),
  base: '/mock/console/',
  publicDir: false,
  plugins: [
    clientOperations(),
    react(),
    { name: 'precompress', apply: 'build', closeBundle: () => precompress(outDir) },
  ],
  // The server replaces this text by a fresh nonce in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir,
    // Tells the server the name of the presenter's script.
    manifest: 'manifest.json',
    // The licenses of the bundled packages.
    license: true,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'mock-server', 'tools', 'console', 'client', 'index.html'),
        presenter: join(import.meta.dirname, 'mock-server', 'tools', 'presenter', 'client', 'main.ts'),
      },
    },
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_500,
  },
});
