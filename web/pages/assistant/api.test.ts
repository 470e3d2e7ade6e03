import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '../../../contracts/api/limits.ts';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import { createAppStore } from '../../shared/store/store.ts';
import { assistantApi } from './api.ts';

test('[S-7-09 S-7-11] prompt and reaction are sent as documented', async () => {
  const prompt = 'x'.repeat(limits.prompt);
  const answer = { output: 'Yes.', citations: [], troubleshooting: { trackingId: 't-1' } };
  const { transport, happened } = fakeTransport(() => Response.json(answer));
  const store = createAppStore(transport);
  const { requestAssistant, reactToAnswer } = assistantApi.endpoints;
  const asked = await store.dispatch(requestAssistant.initiate(prompt));
  assert.deepEqual(asked.data, { output: 'Yes.', citations: [], trackingId: 't-1' });
  await store.dispatch(reactToAnswer.initiate({ trackingId: 't-1', reaction: 'Liked' }));
  assert.deepEqual(
    happened.sent.map(({ method, url, body }) => [method, new URL(url).pathname, body]),
    [
      ['POST', '/api/ai-service/request', `{"prompt":"${prompt}"}`],
      ['POST', '/api/ai-service/react', '{"trackingId":"t-1","reaction":"Liked"}'],
    ],
  );
});

test('[C-13] a failed prompt opens no dialog, since the drawer shows the error', async () => {
  const { transport, happened } = fakeTransport(() => new Response(null, { status: 500 }));
  const store = createAppStore(transport);
  const { error } = await store.dispatch(assistantApi.endpoints.requestAssistant.initiate('May I?'));
  assert.ok(error);
  assert.deepEqual(happened.serverErrors, []);
});
