import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openWindow } from './popup.ts';

const popup = { name: 'alert', title: 'the message', address: '/alert-message' };

function openedBy(open: () => Window | null, size?: { width: number; height: number }) {
  const asked: unknown[][] = [];
  const spy = (...words: unknown[]) => {
    asked.push(words);
    return open();
  };
  Object.defineProperty(globalThis, 'window', { value: { open: spy }, configurable: true });
  try {
    return { isOpen: openWindow(size ? { ...popup, size } : popup), asked };
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

test('[S-9-16] a window whose page has no size of its own is 750 by 500', () => {
  const { asked } = openedBy(() => null);
  assert.deepEqual(asked, [['/alert-message', 'alert', 'popup,width=750,height=500']]);
});

test('a window comes to the front, in its own size; one that is blocked is no window', () => {
  let focused = 0;
  const opened = { focus: () => void (focused += 1) } as unknown as Window;
  const { isOpen, asked } = openedBy(() => opened, { width: 980, height: 580 });
  assert.deepEqual([isOpen, focused, asked[0]?.[2]], [true, 1, 'popup,width=980,height=580']);
  assert.equal(openedBy(() => null).isOpen, false);
});
