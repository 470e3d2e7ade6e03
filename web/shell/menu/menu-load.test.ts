import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import { createApiStore } from '../../shared/api/store.ts';
import { shellApi } from './api.ts';
import { menuLoadOf } from './menu-load.ts';
import { selectDrawerMenus } from './menus-in-store.ts';

const page = { name: 'menu-item', address: '/MenuItem/Show?item=x', kind: 'legacy-page' };
const entries = [{ name: 'Entry', index: 0, page }];

/** Returns a store whose server fails the first request for the menu of reports. */
function startedWithFailingReports() {
  let hasFailed = false;
  const { transport, happened } = fakeTransport(({ url }) => {
    if (!url.endsWith('/reports') || hasFailed) return Response.json(entries);
    hasFailed = true;
    return Response.json({ code: 'internal-error' }, { status: 500 });
  });
  return { store: createApiStore(transport, {}), happened };
}

test('a failed menu does not affect the others, and is loaded on retry', async () => {
  const { store, happened } = startedWithFailingReports();
  const { getMenu } = shellApi.endpoints;
  const ask = (menu: 'reports' | 'delivery') =>
    store.dispatch(getMenu.initiate(menu, { forceRefetch: true }));
  const counts = () => {
    const { Reports, Delivery } = selectDrawerMenus(store.getState());
    return [Reports.nodes.length, Delivery.nodes.length];
  };
  const load = () => {
    const { data, error } = getMenu.select('reports')(store.getState());
    return menuLoadOf({ currentData: data, error, isFetching: false, refetch: () => undefined }).state;
  };
  assert.equal(load(), 'loading');
  await Promise.all([ask('reports'), ask('delivery')]);
  assert.deepEqual([counts(), load()], [[0, 1], 'failed']);
  assert.deepEqual(happened.serverErrors, []);
  const again = ask('reports');
  assert.equal(load(), 'failed', 'while it is asked for again');
  await again;
  assert.deepEqual([counts(), load()], [[1, 1], 'loaded']);
});

test('a menu that is loading is not requested twice', () => {
  let asked = 0;
  const load = (isFetching: boolean) =>
    menuLoadOf({ error: {}, isFetching, refetch: () => void (asked += 1) });
  load(true).askAgain();
  load(false).askAgain();
  assert.equal(asked, 1);
});
