import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourcesOf, spa } from '../../../scripts/build/build.ts';
import { hashOf, root } from '../../../scripts/shared/source-files.ts';

const folder = join(root, 'dist', 'app-level');

/**
 * Returns the folder of the SPA built for Node: index.html, and the scripts as CommonJS chunks with all packages in the
 * chunk `vendor`. The SPA is built if its sources have changed, which takes about 4 s.
 */
export async function spaBundle(): Promise<string> {
  const built = join(folder, hashOf(sourcesOf(spa)));
  if (existsSync(built)) return built;
  const own = `${built}-${process.pid}`;
  rmSync(folder, { recursive: true, force: true });
  // In a process of its own: one that has loaded React for development cannot render the components for their styles.
  await promisify(execFile)(process.execPath, [import.meta.filename, own]);
  // Another process may have built the same sources at the same time.
  if (!existsSync(built)) renameSync(own, built);
  return built;
}

/** Builds the SPA for Node into a folder. @throws {Error} if the build fails */
async function buildSpaForNode(outDir: string): Promise<void> {
  const { NODE_ENV = '' } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await build(outDir);
  } finally {
    // Restored, since otherwise a server that this process starts later would run in production mode.
    process.env['NODE_ENV'] = NODE_ENV;
  }
}

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

if (import.meta.main) await buildSpaForNode(process.argv[2] ?? folder);
