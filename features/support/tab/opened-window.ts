import type { Tab } from './tab.ts';

/** A window that a page opened, with a copy of the page's session storage. */
export interface OpenedWindow {
  /** Path and query, or the whole address of another site. */
  address: string;
  /** Requested width in CSS pixels; NaN if the page requested no width. */
  readonly width: number;
  readonly height: number;
  /** The document that the opener can write into. */
  readonly document: Document;
  /** Loads the page of the window in place of the present page, since a process shows one page at a time. */
  load(): Promise<Tab>;
}
