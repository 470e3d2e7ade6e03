import assert from 'node:assert/strict';
import { test } from 'node:test';
import { windowReport } from '../../contracts/frame-messages.ts';
import { findWindows } from './legacy-pages.ts';
import { openedWindow } from './opened-windows.ts';

test('[A-126] a page that has loaded asks windows to report, and remembers those that an earlier page opened', async () => {
  const page = new EventTarget();
  const note = { name: 'earlier', closed: false };
  const asked = new BroadcastChannel(windowReport);
  const reported = new Promise<void>((resolve) => {
    asked.addEventListener('message', () => {
      page.dispatchEvent(new CustomEvent(windowReport, { detail: note }));
      resolve();
    });
  });
  const stop = findWindows(page);
  await reported;
  assert.equal(openedWindow('earlier'), note);
  note.closed = true;
  stop();
  asked.close();
});
