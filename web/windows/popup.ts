import type { Size } from '../../contracts/api/legacy.ts';
import { constants } from '../shared/constants.ts';
import { hasUnsaved } from './has-unsaved.ts';

/** A page that opens in a window of its own. */
export interface Popup {
  /**
   * Name of the window, which a page of this site that is opened by the same name uses again. Without one it is the
   * address: a page about one thing never takes the window of a page about another.
   */
  readonly name?: string;
  /** What the page is called, for the notice when the browser does not let it open. */
  readonly title: string;
  /** From the site root, or an absolute address. */
  readonly address: string;
  /** In CSS pixels; 750 by 500 without one (S-9-16). */
  readonly size?: Size;
}

/** The third argument of window.open for a size. */
export const windowFeatures = ({ width, height }: Size): string => `popup,width=${width},height=${height}`;

/** Opens the window and brings it to the front; false when the browser blocked it. */
export function openWindow(popup: Popup): boolean {
  const shown = isOfThisSite(popup) ? openOwn(popup) : openStrange(popup);
  shown?.focus();
  return shown !== null;
}

/** True for a page of this site; an absolute address is always another's. */
export const isOfThisSite = ({ address }: Pick<Popup, 'address'>): boolean => /^\/(?!\/)/.test(address);

/** A window in which something would be lost comes to the front as it is. */
function openOwn({ address, name = address, size = constants.popup }: Popup): Window | null {
  const before = opened.get(name);
  if (before && !before.closed && hasUnsaved(before)) return before;
  const after = window.open(address, name, windowFeatures(size));
  if (after) opened.set(name, after);
  return after;
}

/** The windows that were opened since the page was loaded, by name. */
const opened = new Map<string, Window>();

/**
 * A page of another site must not reach its opener, which it could navigate. `noopener` would do the same, but would
 * hide whether the window was blocked. Without an opener no name finds the window again.
 */
function openStrange({ address, size = constants.popup }: Popup): Window | null {
  const shown = window.open('about:blank', '_blank', windowFeatures(size));
  if (!shown) return null;
  shown.opener = null;
  shown.location.replace(address);
  return shown;
}
