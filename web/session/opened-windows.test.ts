import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { followWindows, openedDocuments, openedWindow, rememberWindow } from './opened-windows.ts';

/** A window that shows one page after another. */
class FakeWindow {
  closed = false;
  document: { defaultView: FakeWindow; getElementById: (id: string) => object | null };

  constructor() {
    this.document = this.pageOf('legacy');
  }

  pageOf(kind: 'legacy' | 'product') {
    return { defaultView: this, getElementById: () => (kind === 'product' ? {} : null) };
  }
}

const openWindow = (name: string, view: object = new FakeWindow()) => {
  rememberWindow(name, view as Window);
  return view as FakeWindow;
};

test('[S-4.1-22] each page that an opened window shows is visited once, as long as the window is open', () => {
  mock.timers.enable({ apis: ['setInterval'] });
  const seen: unknown[] = [];
  const stop = followWindows((view) => seen.push(view));
  const note = openWindow('note');
  mock.timers.tick(3_000);
  assert.deepEqual(seen, [note]);
  note.document = note.pageOf('legacy');
  mock.timers.tick(1_000);
  assert.equal(seen.length, 2);
  note.closed = true;
  const help = openWindow('help');
  assert.deepEqual(seen.slice(2), [help]);
  stop();
  help.document = help.pageOf('legacy');
  mock.timers.tick(1_000);
  assert.equal(seen.length, 3);
  help.closed = true;
  mock.timers.reset();
});

test('[A-126] a closed window, a page of another site and a page of the product are no windows to follow', () => {
  const closed = openWindow('closed');
  closed.closed = true;
  const product = openWindow('product');
  product.document = product.pageOf('product');
  openWindow('foreign', {
    closed: false,
    get document() {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  assert.deepEqual(openedDocuments(), []);
  assert.equal(openedWindow('closed'), undefined);
});

test('[A-126] once nothing follows the windows, no timer is left', (context) => {
  const started = context.mock.method(globalThis, 'setInterval');
  const cleared = context.mock.method(globalThis, 'clearInterval');
  const isCleared = () => {
    const timer = started.mock.calls.at(-1)?.result;
    assert.ok(timer);
    return cleared.mock.calls.some(({ arguments: [ended] }) => ended === timer);
  };
  const view = openWindow('followed');
  const stop = followWindows(() => undefined);
  assert.equal(isCleared(), false);
  stop();
  assert.equal(isCleared(), true);
  view.closed = true;
});
