import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { test } from 'node:test';
import { importsIn } from '../../shared/imports.ts';
import { server, sourcesOf } from '../../build/build.ts';
import { textOf } from '../../shared/source-files.ts';

test('a change of any module in the bundle of the server makes the bundle stale', () => {
  const sources = sourcesOf(server);
  const bundled = [...withImports(['scripts/run/start/start.ts'])];
  assert.ok(bundled.includes('mock-server/los/routes/routes.ts'));
  assert.deepEqual(
    bundled.filter((file) => !sources.includes(file)),
    [],
  );
});

/** Returns source files, from the root, with the sources that they import at run time. */
function withImports(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  // A set also visits the elements that are added meanwhile.
  for (const file of found) {
    for (const { from, typeOnly } of importsIn(textOf(file)))
      if (!typeOnly && from.startsWith('.')) found.add(posix.join(posix.dirname(file), from));
  }
  return found;
}
