import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../shared/api/fake-transport.ts';
import { configurationApi } from './api.ts';
import { createAppStore } from '../shared/store/store.ts';

async function zipCodesOf(body: unknown) {
  const { transport } = fakeTransport(() => Response.json(body));
  const request = configurationApi.endpoints.getZipCodes.initiate();
  return (await createAppStore(transport).dispatch(request)).data;
}

test('rows of the zip list that are malformed are dropped; another response is an error', async () => {
  const row = { zip: '98101', city: 'Seattle', state: 'WA', county: 'King' };
  assert.deepEqual(await zipCodesOf([row, null, 'x', { ...row, zip: 98101 }, { zip: '98101' }]), [row]);
  for (const body of [null, {}, 'x']) assert.equal(await zipCodesOf(body), undefined);
});
