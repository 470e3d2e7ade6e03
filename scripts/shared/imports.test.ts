import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importsIn } from './imports.ts';

const of = (text: string) =>
  importsIn(text).map((one) => `${one.line} ${one.from}${one.typeOnly ? ' type' : ''}`);

test('each form of import is found with its line', () => {
  const text = [
    "import './a.css';",
    "import b from './b.ts';",
    "import { c, type C } from './c.ts';",
    "import * as d from './d.ts';",
    'import {',
    '  e,',
    "} from './e.ts';",
    "export { f } from './f.ts';",
    "const g = await import('./g.ts');",
    "import h, { i } from 'h';",
  ].join('\n');
  assert.deepEqual(of(text), [
    '1 ./a.css',
    '2 ./b.ts',
    '3 ./c.ts',
    '4 ./d.ts',
    '7 ./e.ts',
    '8 ./f.ts',
    '10 h',
    '9 ./g.ts',
  ]);
});

test('type imports are marked; an import of a value with the name type is not', () => {
  const text = [
    "import type { A } from './a.ts';",
    "export type { B } from './b.ts';",
    "import type from './c.ts';",
    "import type D from './d.ts';",
  ].join('\n');
  assert.deepEqual(of(text), ['1 ./a.ts type', '2 ./b.ts type', '3 ./c.ts', '4 ./d.ts type']);
});

test('comments and exports of values are not imports', () => {
  const text = ["// import './a.ts';", '/*', "import './b.ts';", '*/', "export const c = 'd';"].join('\n');
  assert.deepEqual(of(text), []);
});
