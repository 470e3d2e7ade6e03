import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withImports } from '../image/needed.ts';
import { server, sourcesOf } from '../shared/build.ts';

test('a change of any module in the bundle of the server makes the bundle stale', () => {
  const sources = sourcesOf(server);
  const bundled = [...withImports(['scripts/start/start.ts'])];
  assert.ok(bundled.includes('mock-server/los/routes/routes.ts'));
  assert.deepEqual(
    bundled.filter((file) => !sources.includes(file)),
    [],
  );
});
