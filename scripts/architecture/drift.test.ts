import assert from 'node:assert/strict';
import { test } from 'node:test';
import { driftOf, driftTable } from './drift.ts';
import { importsOf } from './imports.ts';

const file = (path: string, ...lines: readonly string[]) => ({ path, text: `${lines.join('\n')}\n` });

const files = [
  file('web/a.ts', "import { b } from './b/b.ts';", "import type { c } from './c.ts';"),
  file('web/b/b.ts', "import type { c } from '../c.ts';"),
  file('web/c.ts', ...Array.from({ length: 41 }, () => '//')),
  file('web/a.css', 'a {}'),
  file('web/a.test.ts', "import { a } from './a.ts';"),
];

test('modules, lines, pairs and importers are counted without tests', () => {
  assert.deepEqual(driftOf(files, importsOf(files), ['web']), [
    { folder: 'web', modules: 3, lines: 45, pairs: 1, withOneImporter: 1, shortWithOneImporter: 1 },
  ]);
});

test('the table has a line for each folder and one of sums', () => {
  const [drift] = driftOf(files, importsOf(files), ['web']);
  assert.ok(drift);
  const [head = '', ...rows] = driftTable([drift, { ...drift, folder: 'features' }]);
  assert.match(head, /^folder +modules +lines +pairs both ways +one importer +up to 40 lines$/);
  assert.deepEqual(
    rows.map((row) => row.split(/\s+/)),
    [
      ['web', '3', '45', '1', '1', '1'],
      ['features', '3', '45', '1', '1', '1'],
      ['all', '6', '90', '2', '2', '2'],
      ['aim', '60000', '0'],
    ],
  );
});
