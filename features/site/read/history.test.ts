import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesIn } from './history.ts';

test('the words of rules and decisions are compared by commit; moved rows and first commits are no change', () => {
  const log = [
    '#abc1234 2026-05-04 0123456',
    '',
    'diff --git a/features/rules/X-1.tsv b/features/rules/X-1.tsv',
    '--- a/features/rules/X-1.tsv',
    '+++ b/features/rules/X-1.tsv',
    '@@ -2 +2 @@ id\tkind\trule',
    '-S-1-01\tfield\tIt holds.',
    '+S-1-01\tfield\tIt holds always.',
    '-S-1-02\tfield\tIt was.',
    '+S-1-03\tfield\tIt is.',
    '-A-01\tWhy?\tSo.\tNot so.\t',
    '+A-01\tWhy so?\tSo.\tNot so.\t',
    '#def1234 2026-05-03 ',
    '+S-1-01\tfield\tIt holds.',
    '',
  ].join('\n');
  const at = { commit: 'abc1234', day: '2026-05-04' };
  assert.deepEqual(changesIn(log), [
    { id: 'S-1-01', ...at, before: 'It holds.', after: 'It holds always.' },
    { id: 'S-1-02', ...at, before: 'It was.', after: null },
    { id: 'S-1-03', ...at, before: null, after: 'It is.' },
  ]);
});
