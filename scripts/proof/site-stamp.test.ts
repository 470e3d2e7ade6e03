import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedFiles } from './site-stamp.ts';

test('changed, new and deleted sources are named; results as such; notes of readers are not a change', () => {
  const before = ['a.ts 1 10', 'b.ts 1 10', 'gone.ts 1 10', 'features/rules/approvals.tsv 5 10'].join('\n');
  const now = ['a.ts 1 10', 'b.ts 2 11', 'features/rules/approvals.tsv 9 12', 'new.ts 1 1'];
  assert.deepEqual(
    changedFiles(before, [...now, '.results/unit.json 3 3', '.results/x.tsv 3 3'].join('\n')),
    ['b.ts', 'gone.ts', 'new.ts', 'results of tests'],
  );
  assert.deepEqual(changedFiles(before, before), []);
});
