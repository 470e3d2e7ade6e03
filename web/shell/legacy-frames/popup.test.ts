import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openWindow, type Popup, pageWindow } from './popup.ts';

const popup = { name: 'alert', title: 'the message', address: '/alert-message' };

/** Does work while `open` stands for `window.open`. */
function openingBy<Result>(open: (address: string, name: string) => unknown, work: () => Result): Result {
  Object.defineProperty(globalThis, 'window', { value: { open }, configurable: true });
  try {
    return work();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

/** Opens a window. Returns the parameters of `window.open`, too. */
function openedBy(open: () => Window | null, wanted: Popup = popup) {
  const asked: unknown[][] = [];
  const spy = (...words: unknown[]) => {
    asked.push(words);
    return open();
  };
  return { isOpen: openingBy(spy, () => openWindow(wanted)), asked };
}

test('[S-9-16 A-72] a window without a documented size is 750 by 500', () => {
  const { asked } = openedBy(() => null);
  assert.deepEqual(asked, [['/alert-message', 'alert', 'popup,width=750,height=500']]);
});

test('[S-9-16] a window of another site without a documented size is 750 by 500', () => {
  const { asked } = openedBy(() => null, { title: 'Portal', address: 'https://portal.example/' });
  assert.deepEqual(asked, [['about:blank', '_blank', 'popup,width=750,height=500']]);
});

test('[A-143] the name of a window is its address, so each page and each loan has its own window', () => {
  const asked: unknown[] = [];
  const open = (_address: string, name: string) => {
    asked.push(name);
    return null;
  };
  openingBy(open, () => {
    for (const accountId of [7, 8]) {
      openWindow(pageWindow('ViewNotes', { accountId }));
      openWindow(pageWindow('AddNote', { accountId }));
    }
  });
  assert.equal(new Set(asked).size, 4);
});

test('[A-143] a window with unsaved entries comes to the front and is not loaded again', () => {
  let focused = 0;
  const asked: unknown[] = [];
  const written = {
    closed: false,
    dispatchEvent: (event: Event) => event.type !== 'beforeunload',
    focus: () => void (focused += 1),
  };
  const open = (address: string) => {
    asked.push(address);
    return written;
  };
  openingBy(open, () => {
    const notes = { title: 'Notes', address: '/Notes/Add?accountId=9' };
    assert.deepEqual([openWindow(notes), openWindow(notes)], [true, true]);
    written.closed = true;
    openWindow(notes);
  });
  assert.deepEqual([asked.length, focused], [2, 3]);
});

test('[A-143] a window that is still loading comes to the front and is not loaded again', () => {
  const asked: unknown[] = [];
  const loading = {
    closed: false,
    dispatchEvent: () => true,
    focus: () => undefined,
    document: { readyState: 'interactive' },
  };
  const open = (address: string) => {
    asked.push(address);
    return loading;
  };
  openingBy(open, () => {
    const notes = { title: 'Notes', address: '/Notes/Add?accountId=10' };
    openWindow(notes);
    openWindow(notes);
    assert.equal(asked.length, 1);
    loading.document.readyState = 'complete';
    openWindow(notes);
  });
  assert.equal(asked.length, 2);
});

test('[C-21] a window opens in its size and comes to the front; a blocked window returns false', () => {
  let focused = 0;
  const opened = {
    dispatchEvent: () => true,
    focus: () => void (focused += 1),
  } as unknown as Window;
  const { isOpen, asked } = openedBy(() => opened, { ...popup, size: { width: 980, height: 580 } });
  assert.deepEqual([isOpen, focused, asked[0]?.[2]], [true, 1, 'popup,width=980,height=580']);
  assert.equal(openedBy(() => null).isOpen, false);
});

test('[S-4.5-12] a page of another site cannot reach the product: its window has no opener', () => {
  const replaced: string[] = [];
  const foreign = {
    opener: {} as object | null,
    focus: () => undefined,
    location: { replace: (address: string) => void replaced.push(address) },
  };
  const { isOpen } = openedBy(() => foreign as unknown as Window, {
    title: 'Portal',
    address: 'https://portal.example/',
  });
  assert.deepEqual([isOpen, foreign.opener, replaced], [true, null, ['https://portal.example/']]);
});
