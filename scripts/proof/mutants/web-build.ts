import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { buildSpaForNode } from '../../../features/support/tab/bundle.ts';
import { root, withLf } from '../../shared/source-files.ts';
import { type Change, changed } from './mutant.ts';
import { mutatedBundle } from './order.ts';

/**
 * Builds the SPA with changes. Does not minify, to save time.
 * @returns true if all changed files are part of the SPA
 * @throws {Error} if the build fails
 */
export async function buildMutatedWeb(folder: string, changes: readonly Change[]): Promise<boolean> {
  const reached = new Set<string>();
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: false,
    root: join(root, 'web'),
    logLevel: 'silent',
    plugins: [mutation(changes, reached), react()],
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir: join(folder, 'web'),
      emptyOutDir: true,
      target: 'es2024',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      minify: false,
      cssMinify: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: {
          index: join(root, 'web/index.html'),
          'redirect-bridge': join(root, 'web/redirect-bridge.html'),
        },
      },
    },
  });
  return changes.every(({ file }) => reached.has(file));
}

/**
 * Builds the SPA with changes for the app level, which has no style sheets.
 * @returns true if all changed files are part of the SPA
 * @throws {Error} if the build fails
 */
export async function buildMutatedApp(folder: string, changes: readonly Change[]): Promise<boolean> {
  const reached = new Set<string>();
  await buildSpaForNode(mutatedBundle(folder), [mutation(changes, reached)]);
  return changes.every(({ file }) => reached.has(file));
}

function mutation(changes: readonly Change[], reached: Set<string>): Plugin {
  return {
    name: 'mutation',
    enforce: 'pre',
    load(id) {
      const [path = ''] = id.split('?');
      const file = relative(root, path);
      const change = changes.find((one) => one.file === file);
      if (change === undefined) return null;
      reached.add(file);
      return changed(withLf(readFileSync(path, 'utf8')), change);
    },
  };
}
