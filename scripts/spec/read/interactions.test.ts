import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readInteractions } from './interactions.ts';

const read = (interaction: object) => readInteractions(JSON.stringify({ interactions: [interaction] }))[0];

test('an exchange has its call, its outcome, its states and both sides', () => {
  const interaction = read({
    description: 'logout: signed in: twice',
    providerStates: [{ name: 'somebody is signed in', params: { persona: 'closing' } }, { name: 'late' }],
    request: { method: 'GET', path: '/x', query: { a: ['1'], b: ['2', '3'] } },
    response: { status: 200, body: { content: { ok: true } } },
  });
  assert.deepEqual(interaction, {
    operation: 'logout',
    outcome: 'signed in: twice',
    states: ['somebody is signed in (persona "closing")', 'late'],
    request: { line: 'GET /x?a=1&b=2&b=3', body: undefined },
    status: 200,
    answer: { ok: true },
  });
});

test('an event has no request', () => {
  assert.deepEqual(
    read({ description: 'getEvents: a menu changed', contents: { content: { menu: 'rates' } } }),
    {
      operation: 'getEvents',
      outcome: 'a menu changed',
      states: [],
      request: null,
      status: null,
      answer: { menu: 'rates' },
    },
  );
});
