import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrameMessage } from './frame-messages.ts';

test('each message of the protocol is read as it was sent', () => {
  const messages = [
    { type: 'navigate', route: '/dashboard/A1' },
    { type: 'closePanel', panel: 'complianceAlerts' },
    { type: 'logout' },
    { type: 'pipelineReset' },
  ];
  assert.deepEqual(messages.map(readFrameMessage), messages);
});

const refused: readonly [string, unknown][] = [
  ['nothing', undefined],
  ['a text', 'navigate'],
  ['a list', [{ type: 'logout' }]],
  ['no type', { route: '/default' }],
  ['an unknown type', { type: 'eval', code: '1' }],
  ['a type from the prototype', { type: 'constructor' }],
  ['a surplus field', { type: 'logout', reason: 'x' }],
  ['a missing route', { type: 'navigate' }],
  ['a route that is no text', { type: 'navigate', route: { toString: () => '/x' } }],
  ['an empty route', { type: 'navigate', route: '' }],
  ['an endless route', { type: 'navigate', route: '/'.padEnd(2_001, 'x') }],
  ['an unknown panel', { type: 'closePanel', panel: 'toolbar' }],
];

for (const [what, data] of refused) {
  test(`${what} is not a message`, () => {
    assert.equal(readFrameMessage(data), null);
  });
}
