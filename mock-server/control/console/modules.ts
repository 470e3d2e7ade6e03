import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientModule } from '../../../contracts/client-module.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';

/** A module as the server sends it to browsers. */
interface BrowserModule {
  /** Path from the project's root: the browser resolves the imports of a module just as Node does. */
  readonly path: string;
  readonly code: string;
}

/**
 * Returns a module of the console and all modules that it imports, as JavaScript. Leaves out modules that are imported
 * only for their types. The module of the operations comes without schemas.
 *
 * @throws {Error} when a module imports a package, which a browser cannot find
 */
export function browserModules(entry: URL, root: URL): BrowserModule[] {
  const found = new Map<string, BrowserModule>();
  const waiting = [entry];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file.href)) continue;
    const path = relative(fileURLToPath(root), fileURLToPath(file)).replaceAll(sep, '/');
    const code = clientModules[path] ?? withoutTypes(readFileSync(file, 'utf8'));
    found.set(file.href, { path, code });
    for (const [, from = ''] of code.matchAll(imports)) {
      if (!from.startsWith('.')) throw new Error(`${path} imports ${from}, which no browser can find`);
      waiting.push(new URL(from, file));
    }
  }
  return [...found.values()];
}

/** Generated code of modules that browsers get in place of the module's source. */
const clientModules: Readonly<Record<string, string>> = {
  'contracts/operations/mock.ts': clientModule({ mockOperations }),
};

/** Converts a TypeScript source to JavaScript. Silences Node's warning that its type stripping is experimental. */
export function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

const imports = /^(?:import .*|\} )from '([^'\r\n\u2028\u2029]+)';$/gm;
