import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withoutTypes } from '../../mock-server/control/console/modules.ts';

/**
 * A module and all that it imports as one classic script: browsers refuse modules to pages that lie on a disk.
 * Types are taken away, what is imported comes first, and all of it shares one scope of its own. A package may be imported
 * by its default alone, if it has a file for older module systems that needs no other file.
 * @throws {Error} when a module imports anything else of a package, renames what it imports, or two modules declare the
 * same name
 */
export function classicScript(entry: string): string {
  const codes = new Map<string, string>();
  gather(entry, codes);
  const script = `(() => {\n'use strict';\n${[...codes.values()].join('\n')}\n})();\n`;
  refuseDoubleNames(script);
  return script;
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
    if (/\bas\b/.test(names)) throw new Error(`${file} renames what it imports from ${from}`);
    gather(join(dirname(file), from), codes);
  }
  // A module is set only now, after all that it imports.
  codes.set(file, code.replaceAll(imports, '').replaceAll(/^export (?=(?:const|function|class)\b)/gm, ''));
}

/** The package in a scope of its own that looks to it like an older module system. */
function packageCode(name: string, names: string, file: string): string {
  if (!/^\w+$/.test(names)) throw new Error(`${file} imports more than the default of the package ${name}`);
  const code = readFileSync(createRequire(file).resolve(name), 'utf8');
  return `const ${names} = (() => {\nconst module = { exports: {} };\n${code.replaceAll(/^/gm, ' ')}\nreturn module.exports;\n})();`;
}

function refuseDoubleNames(script: string): void {
  const seen = new Set<string>();
  for (const [, name = ''] of script.matchAll(/^(?:async )?(?:const|let|function|class) (\w+)/gm)) {
    if (seen.has(name)) throw new Error(`two modules of the script declare ${name}`);
    seen.add(name);
  }
}
