import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import type { ProductStorage } from '../../shared/storage.ts';
import { createAppStore } from '../../shared/store/store.ts';
import { imageFlowWindow, openImageFlow } from './image-flow.ts';
import type { Popup } from './popup.ts';

test('[S-7-14 S-7-35] images open at the configured address, or else at the legacy page', () => {
  const addressOf = (template?: string) => imageFlowWindow(7, template).address;
  assert.equal(addressOf(), '/ImageFlow/View?accountId=7');
  assert.equal(
    addressOf('https://images.example.com/a/{accountId}?x=1'),
    'https://images.example.com/a/7?x=1',
  );
  assert.equal(addressOf('/images?id={accountId}'), '/images?id=7');
  for (const template of ['', 'javascript:alert({accountId})', '//images.example.com/{accountId}']) {
    assert.equal(addressOf(template), '/ImageFlow/View?accountId=7', template);
  }
});

/** Asks for images that the server denies. Returns the windows that open, and the stored alert. */
async function askInVain(denied: object = {}) {
  const denial = {
    hasPermission: false,
    errorTitle: 'No Images Yet',
    errorMessage: 'A lead has none.',
    ...denied,
  };
  const store = createAppStore(fakeTransport(() => Response.json(denial)).transport);
  const opened: Popup[] = [];
  const kept = new Map<string, unknown>();
  const storage: ProductStorage = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    end: () => undefined,
  };
  await store.dispatch(openImageFlow(7, (popup) => void opened.push(popup), { storage }));
  return { opened, alert: kept.get('alertMessage') };
}

test('[S-9-16] the window of a denial has no size of its own', async () => {
  const { opened } = await askInVain();
  assert.deepEqual(
    opened.map(({ size }) => size),
    [undefined],
  );
});

test('[S-6-21] each opening asks the server for permission', async () => {
  const { transport, happened } = fakeTransport(() => Response.json({ hasPermission: true }));
  const store = createAppStore(transport);
  for (let times = 0; times < 2; times += 1) await store.dispatch(openImageFlow(7, () => undefined));
  assert.equal(happened.sent.length, 2);
});

test('[S-6-21] a response after the page was left opens nothing and stores no alert', async () => {
  for (const access of [
    { hasPermission: true },
    { hasPermission: false, errorTitle: null, errorMessage: null },
  ]) {
    const leaving = new AbortController();
    const { transport, happened } = fakeTransport(() => {
      leaving.abort();
      return Response.json(access);
    });
    const opened: Popup[] = [];
    const written: string[] = [];
    const storage: ProductStorage = {
      read: () => null,
      write: (key) => void written.push(key),
      remove: () => undefined,
      end: () => undefined,
    };
    const open = openImageFlow(7, (popup) => void opened.push(popup), { storage, signal: leaving.signal });
    await createAppStore(transport).dispatch(open);
    assert.deepEqual([opened, written, happened.serverErrors], [[], [], []]);
  }
});
