import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptMessage } from './accept-message.ts';

const origin = 'https://los.example.com';
/** Stands for the window of a frame: only its identity matters. */
const windowOf = (name: string) => ({ name }) as unknown as Window;
const [frame, other] = [windowOf('frame'), windowOf('other')];
const event = { source: frame, origin, data: { type: 'navigate', route: '/dashboard/A1' } };
const found = { type: 'searchResult', matches: [], route: null };

test('[S-4.1-32 L-2.6-02] a message of the page in the frame is accepted, with or without a route', () => {
  assert.deepEqual(acceptMessage(event, frame, origin), event.data);
  for (const data of [{ type: 'logout' }, found])
    assert.deepEqual(acceptMessage({ ...event, data }, frame, origin), data);
});

for (const [what, message, to] of [
  ['of another window', { ...event, source: other }, frame],
  ['of another origin', { ...event, origin: 'https://example.com' }, frame],
  ['without a source, before the frame exists', { ...event, source: null }, null],
  ['with a route of another site', { ...event, data: { type: 'navigate', route: '//example.com' } }, frame],
  ['with an unknown route', { ...event, data: { type: 'navigate', route: '/no/such/page' } }, frame],
  ['of an opaque origin', { ...event, origin: 'null' }, frame],
  ['with an unknown field', { ...event, data: { ...event.data, more: 1 } }, frame],
  ['without its route', { ...event, data: { type: 'navigate' } }, frame],
  ['of an unknown type', { ...event, data: { type: 'toString' } }, frame],
  ['that is a text', { ...event, data: JSON.stringify(event.data) }, frame],
  ['without data', { ...event, data: null }, frame],
] as const) {
  test(`[S-4.1-32 L-2.6-03] a message ${what} is ignored`, () => {
    assert.equal(acceptMessage(message, to, origin), null);
  });
}
