import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askBeforeLeaving, createUnsavedEntries, hasUnsaved } from './unsaved-entries.ts';

/** Returns the unsaved entries as two tabs of one browser see them, with the locks of this process. */
const twoTabs = () => ['first', 'second'].map((tab) => createUnsavedEntries(navigator.locks, tab));

test('[A-126] a tab reports its own unsaved entries and those of other tabs', async () => {
  const [first, second] = twoTabs();
  assert.ok(first && second);
  assert.deepEqual([first.areHere(), await first.areElsewhere()], [false, false]);
  first.hold();
  first.hold();
  assert.deepEqual([first.areHere(), await first.areElsewhere()], [true, false]);
  assert.deepEqual([second.areHere(), await second.areElsewhere()], [false, true]);
  first.release();
});

test('[A-126] released entries are reported by no tab', async () => {
  const [first, second] = twoTabs();
  assert.ok(first && second);
  first.release();
  first.hold();
  first.release();
  await settled();
  assert.equal(first.areHere(), false);
  assert.equal(await second.areElsewhere(), false);
});

test('[A-126] the entries of a legacy page of this tab are not in another tab', async () => {
  const pages: string[] = [];
  const tab = createUnsavedEntries(navigator.locks, 'tab', () => pages);
  const note = createUnsavedEntries(navigator.locks, 'note');
  note.hold();
  assert.equal(await tab.areElsewhere(), true);
  pages.push('note');
  assert.equal(await tab.areElsewhere(), false);
  note.release();
});

for (const [browser, locks] of [
  ['without locks', undefined],
  [
    'that refuses locks',
    {
      request: () => Promise.reject(new DOMException('denied', 'SecurityError')),
      query: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    },
  ],
] as const) {
  test(`[A-126] a browser ${browser} reports the unsaved entries of its own tab`, async () => {
    const entries = createUnsavedEntries(locks, 'only');
    entries.hold();
    assert.deepEqual([entries.areHere(), await entries.areElsewhere()], [true, false]);
  });
}

test('[A-126 A-181] the browser asks before the page is left, only while it has unsaved entries', () => {
  const page = new EventTarget();
  const entries = createUnsavedEntries(undefined, 'only');
  const stop = askBeforeLeaving(page, entries);
  assert.equal(hasUnsaved(page), false);
  entries.hold();
  assert.equal(hasUnsaved(page), true);
  entries.release();
  assert.equal(hasUnsaved(page), false);
  entries.hold();
  stop();
  assert.equal(hasUnsaved(page), false);
});

/** Resolves when a released lock is free. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
