import { documentOf, openedDocuments } from './opened-windows.ts';

/** Unsaved entries, which are lost when the page or the session ends. */
export interface UnsavedEntries {
  /** Marks this page as having unsaved entries. */
  hold(): void;
  /** Unmarks this page: the entries are saved or discarded. */
  release(): void;
  areHere(): boolean;
  /** Resolves to true when another tab of this browser has unsaved entries. Never rejects. */
  areElsewhere(): Promise<boolean>;
}

/**
 * Reports unsaved entries to other tabs by a Web Lock, which ends with its page. Only the fact is shared, no entries.
 * In a browser without locks only this tab is known.
 * @param locks the locks of the page with the entries
 * @param page unique id of this page
 * @param legacyPages returns the ids of the legacy pages of this tab
 */
export function createUnsavedEntries(
  locks: Locks | undefined,
  page: string,
  legacyPages: () => readonly string[] = () => [],
): UnsavedEntries {
  const nameOf = (id: string) => prefix + id;
  let letGo: (() => void) | null = null;
  return {
    hold: () => {
      if (letGo) return;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      locks?.request(nameOf(page), () => held).catch(() => undefined);
    },
    release: () => {
      letGo?.();
      letGo = null;
    },
    areHere: () => letGo !== null,
    areElsewhere: async () => {
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      const here = new Set([page, ...legacyPages()].map(nameOf));
      return held.some(({ name = '' }) => name.startsWith(prefix) && !here.has(name));
    },
  };
}

const prefix = 'threshold-unsaved-entries ';

/** Returns a unique id. `crypto.randomUUID` is missing on insecure addresses, where the startup shows a notice. */
const newId = () => String(Math.random());

/** The unsaved entries of this page, and whether other tabs have any. */
export const unsavedEntries = createUnsavedEntries(globalThis.navigator?.locks, newId(), () =>
  legacyPages().map(idOf),
);

/** Returns the id of a legacy page. It is kept in that page, so that a reloaded page of the product finds it again. */
export function idOf(page: Document): string {
  const { dataset } = page.querySelector('html') ?? document.documentElement;
  return (dataset['unsavedEntries'] ??= newId());
}

/**
 * Makes the browser ask before the user leaves the page with unsaved entries.
 * @returns a function that stops it
 */
export function askBeforeLeaving(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
  { areHere }: Pick<UnsavedEntries, 'areHere'> = unsavedEntries,
): () => void {
  const ask = (event: Event) => {
    if (areHere()) event.preventDefault();
  };
  page.addEventListener('beforeunload', ask);
  return () => page.removeEventListener('beforeunload', ask);
}

/** The used part of the browser's LockManager. */
export interface Locks {
  request(name: string, callback: () => Promise<void>): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/**
 * Returns true for a page of this site with unsaved entries. Such a page cancels the `beforeunload` event, which the
 * browser sends before it leaves a page.
 */
export const hasUnsaved = (page: Pick<EventTarget, 'dispatchEvent'>): boolean =>
  !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Returns the titles of the pages with unsaved entries: this page, its frames, and the windows that it has opened. */
export function unsavedPages(): string[] {
  const legacy = legacyPages().filter(({ defaultView }) => defaultView && hasUnsaved(defaultView));
  return [...(unsavedEntries.areHere() ? [document] : []), ...legacy].map(titleOf);
}

/** Returns the pages in the frames of this page, in the windows that it has opened, and in their frames. */
const legacyPages = (): Document[] => [
  ...framedPages(document),
  ...openedDocuments().flatMap((page) => [page, ...framedPages(page)]),
];

const framedPages = (page: Document): Document[] =>
  [...page.querySelectorAll('iframe')].flatMap(({ contentWindow }) => {
    const framed = documentOf(contentWindow);
    return framed ? [framed, ...framedPages(framed)] : [];
  });

/** Returns the title of a page without the name of the product. */
const titleOf = ({ title }: Document): string => title.split(' · ', 1)[0] ?? '';
