import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Returns a module and its imports as one classic script, since browsers load no modules from files on a disk. Removes
 * types, puts each imported module before the module that imports it, and runs all modules in one scope. A module may
 * import only the default export of a package, which must be one CommonJS file without imports.
 * @throws {Error} if a module imports anything else from a package or renames an import
 */
export function classicScript(entry: string): string {
  const codes = new Map<string, string>();
  gather(entry, codes);
  return `(() => {\n'use strict';\n${[...codes.values()].join('\n')}\n})();\n`;
}

const imports = /^import\b([^;]*?)from\s+'([^']+)';\n?/gm;

function gather(file: string, codes: Map<string, string>): void {
  if (codes.has(file)) return;
  const code = withoutTypes(readFileSync(file, 'utf8'));
  for (const [, names = '', from = ''] of code.matchAll(imports)) {
    if (!from.startsWith('.')) {
      codes.set(from, packageCode(from, names.trim(), file));
      continue;
    }
    if (/\bas\b/.test(names)) throw new Error(`${file} renames an import from ${from} with "as"`);
    gather(join(dirname(file), from), codes);
  }
  // Adds the module after its imports: a map keeps the order of insertion.
  codes.set(
    file,
    code.replaceAll(imports, '').replaceAll(/^export (?=(?:const|async function|function|class)\b)/gm, ''),
  );
}

/** Converts a TypeScript source to JavaScript. Silences Node's warning that its type stripping is experimental. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Returns the code of a CommonJS package as a function call that defines its default export. */
function packageCode(name: string, names: string, file: string): string {
  if (!/^\w+$/.test(names)) throw new Error(`${file} imports more than the default of the package ${name}`);
  const code = readFileSync(createRequire(file).resolve(name), 'utf8');
  return `const ${names} = (() => {\nconst module = { exports: {} };\n${code.replaceAll(/^/gm, ' ')}\nreturn module.exports;\n})();`;
}
