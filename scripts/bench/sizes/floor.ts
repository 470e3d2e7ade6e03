import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../../shared/source-files.ts';
import { ownFiles, stubOf } from './stubs.ts';

const web = join(root, 'web');

/** The script of each HTML page, since the budget file names the page and not the script. */
const pages: Readonly<Record<string, string>> = {
  'index.html': 'app/main.ts',
  'redirect-bridge.html': 'session/redirect-bridge.ts',
};

/**
 * Returns the compressed size, in bytes, of an empty app with the libraries of a view. The app imports the same names
 * from packages as the view, and has no other code.
 *
 * @param modules modules of the view, relative to the folder web, as in the budget file
 */
export async function floorOf(modules: readonly string[]): Promise<number> {
  const files = [...ownFiles(modules.map((module) => join(web, pages[module] ?? module)))];
  const stubs = files.map((file) => stubOf(file, readFileSync(file, 'utf8')));
  const built = (await build({
    root: web,
    configFile: false,
    logLevel: 'silent',
    plugins: [stubsAsEntry(stubs)],
    build: { write: false, target: 'es2024', rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return [...partsOf(built)].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

const entry = 'virtual:floor';

/** Vite plugin that builds the stubs. Each stub is a separate module, so that names do not collide. */
function stubsAsEntry(stubs: readonly string[]): Plugin {
  return {
    name: 'floor',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith(entry)) return `\0${id}`;
      // The stubs are virtual files, so packages are resolved from web/app/main.ts.
      if (importer?.startsWith(`\0${entry}`))
        return this.resolve(id, join(web, 'app', 'main.ts'), { skipSelf: true });
      return null;
    },
    load: (id) => {
      if (id === `\0${entry}`) return stubs.map((_, index) => `import '${entry}-${index}';`).join('\n');
      const [, number] = /-(\d+)$/.exec(id) ?? [];
      return id.startsWith(`\0${entry}-`) ? (stubs[Number(number)] ?? '') : null;
    },
  };
}

/** Returns the texts of the built entry, of its static imports and of all style sheets. */
function partsOf({ output }: Rolldown.RolldownOutput): Set<string> {
  const texts = new Set<string>();
  const waiting = output
    .filter((part) => part.type === 'chunk' && part.isEntry)
    .map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const part = output.find(({ fileName }) => fileName === name);
    if (part?.type !== 'chunk' || texts.has(part.code)) continue;
    texts.add(part.code);
    waiting.push(...part.imports);
  }
  for (const part of output) {
    if (part.type === 'asset' && part.fileName.endsWith('.css')) texts.add(String(part.source));
  }
  return texts;
}
