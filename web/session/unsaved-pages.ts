import { documentOf, openedDocuments } from './opened-windows.ts';
import { unsavedEntries } from './unsaved-entries.ts';

/**
 * Returns true for a page of this site with unsaved entries. Such a page cancels the `beforeunload` event, which the
 * browser sends before it leaves a page.
 */
export const hasUnsaved = (page: Window): boolean =>
  !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Returns the titles of the pages with unsaved entries: this page, its frames, and the windows that it has opened. */
export function unsavedPages(): string[] {
  const framed = [...document.querySelectorAll('iframe')].map(({ contentWindow }) =>
    documentOf(contentWindow),
  );
  const legacy = [...framed, ...openedDocuments()].filter(
    (page) => page?.defaultView && hasUnsaved(page.defaultView),
  );
  return [...(unsavedEntries.areHere() ? [document] : []), ...legacy].map((page) => titleOf(page));
}

/** Returns the title of a page without the name of the product. */
const titleOf = (page: Document | null): string => page?.title.split(' · ', 1)[0] ?? '';
