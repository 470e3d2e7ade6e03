import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import { createAppStore } from '../../shared/store/store.ts';
import { windowsApi } from './api.ts';

const { getImageFlowAccess, userHasOtherActiveOriginators } = windowsApi.endpoints;

/** Sends both requests, to which the server responds with the body. Returns their data and the number of errors shown. */
async function answered(body: unknown) {
  const { transport, happened } = fakeTransport(() => Response.json(body));
  const store = createAppStore(transport);
  const access = await store.dispatch(getImageFlowAccess.initiate(7));
  const others = await store.dispatch(userHasOtherActiveOriginators.initiate());
  return { data: [access.data, others.data], shown: happened.serverErrors.length };
}

test('[S-6-21 S-7-17] a permission or flag that is not true or false is an unreadable response, and the error shows', async () => {
  const flags = (value: unknown) => ({ hasPermission: value, HasOtherActiveOriginators: value });
  for (const body of [null, [], true, 'yes', {}, ...['no', 'true', 1, null, {}].map(flags)])
    assert.deepEqual(await answered(body), { data: [undefined, undefined], shown: 2 }, JSON.stringify(body));
});

test('[S-3-57] a title or text of a denial that is blank or no text is null', async () => {
  const denial = { hasPermission: false, HasOtherActiveOriginators: false };
  for (const text of ['', ' ', 7, null, undefined, {}]) {
    const { data } = await answered({ ...denial, errorTitle: text, errorMessage: text });
    assert.deepEqual(data[0], { hasPermission: false, errorTitle: null, errorMessage: null });
  }
});
