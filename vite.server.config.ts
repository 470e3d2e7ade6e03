import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

// Bundles the server with the packages that it imports: docs/decisions/030-start.md.

const root = import.meta.dirname;
const outDir = join(root, 'dist/server');

export default defineConfig({
  root,
  publicDir: false,
  plugins: [ownLocations()],
  // pg tries to load pg-native, which is not installed.
  ssr: { noExternal: true, external: ['pg-native'] },
  build: {
    ssr: 'scripts/run/start/start.ts',
    outDir,
    target: 'node24',
    chunkSizeWarningLimit: 3_000,
    // The licenses of the bundled packages.
    license: true,
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});

/** Keeps the value of import.meta.url and import.meta.dirname, so that modules find the files beside their sources. */
function ownLocations(): Plugin {
  return {
    name: 'own-locations',
    transform: {
      filter: {
        id: { include: /\.ts$/, exclude: /node_modules/ },
        code: /\bimport\.meta\.(?:url|dirname)\b/,
      },
      handler: (code, id) => {
        const file = JSON.stringify(relative(outDir, id).replaceAll('\\', '/'));
        const folder = JSON.stringify(relative(outDir, dirname(id)).replaceAll('\\', '/'));
        return code
          .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`)
          .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${folder})`);
      },
    },
  };
}
