import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import { createAppStore } from '../../shared/store/store.ts';
import { configurationApi } from './api.ts';

async function zipCodesOf(body: unknown) {
  const { transport } = fakeTransport(() => Response.json(body));
  const request = configurationApi.endpoints.getZipCodes.initiate();
  return (await createAppStore(transport).dispatch(request)).data;
}

test('malformed rows of the zip list are dropped; another response, or only such rows, is an error', async () => {
  const row = { zip: '98101', city: 'Seattle', state: 'WA', county: 'King' };
  assert.deepEqual(await zipCodesOf([row, null, 'x', { ...row, zip: 98101 }, { zip: '98101' }]), [row]);
  assert.deepEqual(await zipCodesOf([]), []);
  for (const body of [null, {}, 'x', [{ ...row, zip: 5 }]]) assert.equal(await zipCodesOf(body), undefined);
});
