import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { classicScript } from './classic-script.ts';

const load = (what: string, from: string) => `${['import', what, 'from'].join(' ')} '${from}';\n`;

function scriptOf(context: TestContext, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-script-'));
  context.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return classicScript(join(folder, 'main.ts'));
}

test('modules become one script that runs without modules', (context) => {
  const script = scriptOf(context, {
    'main.ts': `${load('{ double }', './double.ts')}${load('type { Number }', './types.ts')}said.push(double(21));\n`,
    'double.ts': 'export const double = (value: number): number => value * 2;\n',
    'types.ts': 'export interface Number {}\n',
  });
  const said: number[] = [];
  runInNewContext(script, { said });
  assert.deepEqual(said, [42]);
  assert.doesNotMatch(script, /^\s*(?:import|export)\b/m);
});

test('a package comes along by its default', (context) => {
  const said: string[] = [];
  const script = scriptOf(context, {
    'main.ts': `${load('give', 'give')}said.push(give());\n`,
    'node_modules/give/package.json': '{ "main": "index.cjs" }',
    'node_modules/give/index.cjs': "const most = 'given';\nmodule.exports = () => most;\n",
  });
  runInNewContext(script, { said });
  assert.deepEqual(said, ['given']);
});

test('more of a package, renamed imports and names that stand twice are refused', (context) => {
  assert.throws(() => scriptOf(context, { 'main.ts': load('{ x }', 'react') }), /more than the default/);
  assert.throws(() => scriptOf(context, { 'main.ts': load('{ a as b }', './a.ts'), 'a.ts': '' }), /renames/);
  assert.throws(
    () =>
      scriptOf(context, {
        'main.ts': `${load('{ a }', './a.ts')}const most = 1;\n`,
        'a.ts': 'const most = 2;\nexport const a = most;\n',
      }),
    /declare most/,
  );
});
