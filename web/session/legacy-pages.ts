import { windowReport } from '../../contracts/frame-messages.ts';
import { log } from '../shared/log.ts';
import { followPages, rememberWindow } from './opened-windows.ts';
import { createUnsavedEntries, hasUnsaved, idOf, type UnsavedEntries } from './unsaved-entries.ts';

/**
 * Asks the windows that an earlier page of this tab has opened to report, and remembers them. Returns a function that
 * ends it.
 */
export function findWindows(page: EventTarget = window): () => void {
  const found = (event: Event) => {
    const view = (event as CustomEvent<Window>).detail;
    rememberWindow(view.name, view);
  };
  page.addEventListener(windowReport, found);
  try {
    const channel = new BroadcastChannel(windowReport);
    // Has no target origin, unlike `postMessage` of a window: a broadcast channel only reaches pages of this origin.
    const ask: () => void = channel.postMessage.bind(channel, null);
    ask();
    channel.close();
  } catch (error) {
    log.warn('The windows that were opened before could not be found', error);
  }
  return () => page.removeEventListener(windowReport, found);
}

/**
 * Reports the unsaved entries of the legacy pages of this tab to other tabs, as those of this page. Returns a function
 * that stops it.
 */
export function reportLegacyEntries(): () => void {
  const listening = new AbortController();
  const report = ({ currentTarget }: Event) => reportEntries(currentTarget as Window);
  const stopFollowing = followPages(window, (view) => {
    if (view === window) return;
    // A page that is followed late may already have entries.
    reportEntries(view);
    for (const event of ['input', 'submit'])
      view.addEventListener(event, report, { signal: listening.signal });
  });
  return () => {
    stopFollowing();
    listening.abort();
  };
}

/** Uses the locks of the page with the entries: they end when that page closes, not when this one does. */
function reportEntries(view: Window): void {
  const { document: page, navigator } = view;
  const entries = reported.get(page) ?? createUnsavedEntries(navigator.locks, idOf(page));
  reported.set(page, entries);
  if (hasUnsaved(view)) entries.hold();
  else entries.release();
}

const reported = new WeakMap<Document, UnsavedEntries>();
