import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callersAfter, whoIsAtWork } from './at-work.ts';

const personas = [
  { id: 'closing', name: 'Rosa Lind' },
  { id: 'funding', name: 'Ivo Marsh' },
  { id: 'originator', name: 'Nora Whitfield' },
] as unknown as Parameters<typeof whoIsAtWork>[0];
const entry = (caller: string | null, operation = 'getUser', status = 200) => ({ caller, operation, status });

test('the callers of requests are at work until they sign out, the newest first', () => {
  assert.deepEqual(callersAfter([], []), []);
  const both = callersAfter([], [entry(null), entry('funding'), entry('closing'), entry('funding')]);
  assert.deepEqual(both, ['funding', 'closing']);
  assert.deepEqual(callersAfter(both, [entry('closing')]), ['closing', 'funding']);
  assert.deepEqual(callersAfter(both, [entry('funding', 'logout'), entry('funding')]), ['closing']);
  assert.deepEqual(callersAfter(both, [entry('funding'), entry('funding', 'logout')]), both);
  assert.deepEqual(callersAfter(both, [entry('funding', 'logout', 500)]), both);
});

test('who works is named by requests, even if the identity provider has no persona', () => {
  assert.equal(whoIsAtWork(personas, ['closing'], null), 'Rosa Lind at work');
  assert.equal(whoIsAtWork(personas, ['closing', 'funding'], 'originator'), 'Rosa Lind, Ivo Marsh at work');
  assert.equal(
    whoIsAtWork(personas, ['closing', 'funding', 'originator'], null),
    'Rosa Lind, Ivo Marsh and 1 more at work',
  );
  assert.equal(whoIsAtWork(personas, [], 'originator'), 'Nora Whitfield is signed in');
  assert.equal(whoIsAtWork(personas, [], null), 'nobody at work');
});
