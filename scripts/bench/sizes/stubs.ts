import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { operationModules } from '../../shared/client-operations.ts';

/** Returns a stub for a file: a module with the file's imports from packages and style sheets. It uses each name. */
export function stubOf(file: string, text: string): string {
  const lines = [...text.matchAll(statements)].flatMap(([, clause, from = '']) => {
    if (from.startsWith('.')) return [];
    if (clause === undefined) return [`import '${from}';`];
    const kept = clause
      .replaceAll(/\btype\s+\w+(?:\s+as\s+\w+)?,?/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const locals = [...kept.matchAll(/(\w+)\s*(?=[,}]|$)/g)].map(([, name]) => name);
    return locals.length === 0
      ? []
      : [`import ${kept} from '${from}';`, `globalThis.kept(${locals.join(', ')});`];
  });
  const jsx =
    extname(file) === '.tsx' ? ["import { jsx } from 'react/jsx-runtime';", 'globalThis.kept(jsx);'] : [];
  return [...lines, ...jsx].join('\n');
}

/** Returns the project's files that these modules load at run time, without those that are loaded on demand. */
export function ownFiles(start: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file) || operationModules.test(file) || !existsSync(file)) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    const from = [
      ...[...text.matchAll(statements)].map(([, , path = '']) => path),
      ...[...text.matchAll(reExports)].map(([, path = '']) => path),
    ];
    waiting.push(...from.filter((path) => path.startsWith('.')).map((path) => join(dirname(file), path)));
  }
  return seen;
}

const statements = /^import\s+(?!type\b)(?:([\w*${},\s]+?)\s+from\s+)?'([^']+)';/gm;
const reExports = /^export\s+(?!type\b)[\w*{},\s]+?\s+from\s+'([^']+)';/gm;
