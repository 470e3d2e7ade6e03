import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Configuration } from '../../contracts/operations/configuration.ts';
import { fakeTransport } from '../shared/api/fake-transport.ts';
import { loadConfiguration } from './load.ts';
import { settingsOf } from './settings.ts';

const settings = { signIn: {}, featureFlags: {}, protectedResources: {} } as Configuration;

test('[L-7-06] the settings are asked for without a token', async () => {
  const { transport, happened } = fakeTransport(() => Response.json(settings), {
    protectedResources: () => ({}),
  });
  assert.deepEqual(await loadConfiguration(transport), settingsOf(settings));
  assert.equal(happened.sent[0]?.url, 'http://localhost:4000/api/configuration');
  assert.equal(happened.sent[0]?.headers['authorization'], undefined);
});

test('settings that cannot be had are null, and nobody is logged out', async () => {
  const answers = [
    () => Promise.reject(new TypeError('fetch failed')),
    () => new Response('no', { status: 500 }),
    () => new Response('{}', { status: 401 }),
    () => new Response('{"signIn":'),
    () => new Response(null, { status: 204 }),
    () => Response.json({ signIn: {} }),
    () => Response.json([]),
  ];
  for (const answer of answers) {
    const { transport, happened } = fakeTransport(answer);
    assert.equal(await loadConfiguration(transport), null);
    assert.deepEqual([happened.unauthorized, happened.serverErrors.length], [0, 0]);
    assert.equal(happened.logs.length, 1);
  }
});
