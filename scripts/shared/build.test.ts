import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spaSources } from './build.ts';

test('the SPA is built from its code and the contracts', () => {
  const sources = spaSources();
  for (const file of ['web/app/main.ts', 'contracts/operation.ts', 'package-lock.json'])
    assert.ok(sources.includes(file), file);
});

test('a change of a test or a pact does not make the built SPA stale', () => {
  const others = spaSources().filter(
    (file) => file.includes('.test.') || file.startsWith('contracts/pacts/'),
  );
  assert.deepEqual(others, []);
});
