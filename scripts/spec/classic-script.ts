import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * A module and all that it imports as one classic script: browsers refuse modules to pages that lie on a disk.
 * Types are taken away, what is imported comes first, and all of it shares one scope of its own.
 * @throws {Error} when a module imports a package, renames what it imports, or two modules declare the same name
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
    if (!from.startsWith('.')) throw new Error(`${file} imports the package ${from}`);
    if (/\bas\b/.test(names)) throw new Error(`${file} renames what it imports from ${from}`);
    gather(join(dirname(file), from), codes);
  }
  // A module is set only now, after all that it imports.
  codes.set(file, code.replaceAll(imports, '').replaceAll(/^export (?=(?:const|function|class)\b)/gm, ''));
}

function refuseDoubleNames(script: string): void {
  const seen = new Set<string>();
  for (const [, name = ''] of script.matchAll(/^(?:async )?(?:const|let|function|class) (\w+)/gm)) {
    if (seen.has(name)) throw new Error(`two modules of the script declare ${name}`);
    seen.add(name);
  }
}

/** Node strips the types of its own modules without a word, but calls the function that does so experimental. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
