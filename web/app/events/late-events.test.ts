import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountFixture } from '../../session/fixtures.ts';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import { accountClosed, accountOpened } from '../../shared/store/session-slice.ts';
import { createAppStore } from '../../shared/store/store.ts';
import { shellApi } from '../../shell/menu/api.ts';
import { applyEvent } from './follow-session.ts';

const account = (generalAccountId: number) => accountFixture({ generalAccountId });

/** Returns a store with a fake server. Each response is a menu with a number, and is held until `letGo` is called. */
function started() {
  const held: (() => void)[] = [];
  const { transport, happened } = fakeTransport(async () => {
    const number = happened.sent.length;
    await new Promise<void>((resolve) => held.push(resolve));
    const page = { name: 'menu-item', address: '/MenuItem/Show', kind: 'legacy-page' };
    return Response.json({
      navigationMenu: [{ name: `Menu ${number}`, page }],
      pageIcons: [],
      borrowers: [],
    });
  });
  const store = createAppStore(transport);
  const { getLoanMenu } = shellApi.endpoints;
  return {
    store,
    asked: () => happened.sent.map(({ url }) => new URL(url).pathname),
    load: (id: number) => void store.dispatch(getLoanMenu.initiate(id)),
    changed: (id: number) =>
      store.dispatch(applyEvent('menuUpdate', JSON.stringify({ generalAccountId: id }))),
    letGo: async () => {
      held.shift()?.();
      await settled();
    },
    menuOf: (id: number) => getLoanMenu.select(id)(store.getState()).data?.navigationMenu[0]?.name,
  };
}

/** Resolves when all code that awaited a response has run. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
};

test('[S-4.2-19] a menu that changes several times while it is loading is loaded once more', async () => {
  const { store, load, changed, letGo, asked, menuOf } = started();
  store.dispatch(accountOpened(account(404)));
  load(404);
  await settled();
  assert.equal(changed(404), 'applied');
  assert.equal(changed(404), 'applied');
  await settled();
  assert.deepEqual(asked(), ['/api/navigation/menu/loan/404']);
  await letGo();
  assert.equal(menuOf(404), 'Menu 1');
  assert.equal(asked().length, 2);
  await letGo();
  assert.equal(menuOf(404), 'Menu 2');
  assert.equal(asked().length, 2);
});

test('[S-4.2-19] a menu of a loan that was left while it was loading is not loaded again', async () => {
  const { store, load, changed, letGo, asked } = started();
  store.dispatch(accountOpened(account(404)));
  load(404);
  await settled();
  changed(404);
  store.dispatch(accountOpened(account(405)));
  await letGo();
  assert.equal(asked().length, 1);
});

test('[S-4.2-19] an event of a loan that is no longer open changes no menu', async () => {
  const { changed, asked, store } = started();
  store.dispatch(accountOpened(account(404)));
  store.dispatch(accountOpened(account(405)));
  const before = store.getState().api;
  assert.equal(changed(404), 'another-loan');
  store.dispatch(accountClosed());
  assert.equal(changed(405), 'another-loan');
  await settled();
  assert.deepEqual(asked(), []);
  assert.equal(store.getState().api, before);
});

test('[S-4.2-19] a change of a menu that is loading again loads the menu once more, and the last response is kept', async () => {
  const { store, changed, letGo, asked, menuOf } = started();
  store.dispatch(accountOpened(account(404)));
  changed(404);
  await settled();
  changed(404);
  await letGo();
  await letGo();
  assert.deepEqual([asked().length, menuOf(404)], [2, 'Menu 2']);
});
