import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readInteractions } from './interactions.ts';

test('an interaction has its operation, its outcome and its status; an event has no status', () => {
  const interactions = [
    { description: 'logout: signed in: twice', response: { status: 200 } },
    { description: 'getEvents: a menu changed' },
  ];
  assert.deepEqual(readInteractions(JSON.stringify({ interactions })), [
    { operation: 'logout', outcome: 'signed in: twice', status: 200 },
    { operation: 'getEvents', outcome: 'a menu changed', status: null },
  ]);
});
