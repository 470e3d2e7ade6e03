import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import { createAppStore } from '../../shared/store/store.ts';
import { shellApi } from './api.ts';

test('[S-7-18 S-7-19] the four menus and the menu of a loan are requested', async () => {
  const { transport, happened } = fakeTransport(() => Response.json([]));
  const store = createAppStore(transport);
  const { getMenu, getLoanMenu } = shellApi.endpoints;
  for (const menu of ['reports', 'delivery', 'resources', 'rates'] as const) {
    await store.dispatch(getMenu.initiate(menu));
  }
  await store.dispatch(getLoanMenu.initiate(123_404));
  assert.deepEqual(
    happened.sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    [
      'GET /api/navigation/menu/reports',
      'GET /api/navigation/menu/delivery',
      'GET /api/navigation/menu/resources',
      'GET /api/navigation/menu/rates',
      'GET /api/navigation/menu/loan/123404',
    ],
  );
});
