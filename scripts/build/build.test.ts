import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { test } from 'node:test';
import { mockConsole, server, sourcesOf, spa } from './build.ts';

test('the SPA is built from its code and the contracts', () => {
  const sources = sourcesOf(spa);
  for (const file of ['web/app/main.ts', 'contracts/operation.ts', 'package-lock.json'])
    assert.ok(sources.includes(file), file);
});

for (const build of [spa, mockConsole, server]) {
  test(`a change of a test or a pact does not make ${basename(build.folder)} stale`, () => {
    const others = sourcesOf(build).filter(
      (file) => file.includes('.test.') || file.startsWith('contracts/pacts/'),
    );
    assert.deepEqual(others, []);
  });
}
