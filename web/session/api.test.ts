import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../shared/api/fake-transport.ts';
import { createAppStore } from '../shared/store/store.ts';
import { sessionApi } from './api.ts';

test('[S-7-04 S-4.1-18 S-7-37] a switch posts the new user id, and any 2xx response is a success', async () => {
  const { transport, happened } = fakeTransport(() => new Response('anything'));
  const store = createAppStore(transport);
  const { error } = await store.dispatch(sessionApi.endpoints.switchProfile.initiate(221));
  assert.equal(error, undefined);
  const [sent] = happened.sent;
  assert.deepEqual(
    [sent?.method, sent?.url, sent?.body],
    ['POST', 'http://localhost:4000/api-administration/user/switch-profile', '{"newUserId":221}'],
  );
});

test('[L-8.1-01] a request that the page aborts opens no dialog, and is not logged', async () => {
  const { transport, happened } = fakeTransport(() => Response.error(), {
    fetch: ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  });
  const store = createAppStore(transport);
  const request = store.dispatch(sessionApi.endpoints.switchProfile.initiate(221));
  await new Promise(setImmediate);
  request.abort();
  await request;
  await new Promise(setImmediate);
  assert.deepEqual([happened.serverErrors, happened.logs], [[], []]);
});
