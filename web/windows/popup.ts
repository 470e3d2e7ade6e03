import type { Size } from '../../contracts/api/legacy.ts';
import { constants } from '../app/constants.ts';

/** A page that opens in a window of its own. */
export interface Popup {
  /** Name of the window: opening the same name again reuses the window of a page of this site. */
  readonly name: string;
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
  const opened = isOfThisSite(popup) ? openOwn(popup) : openStrange(popup);
  opened?.focus();
  return opened !== null;
}

/** True for a page of this site; an absolute address is always another's. */
export const isOfThisSite = ({ address }: Pick<Popup, 'address'>): boolean => /^\/(?!\/)/.test(address);

const openOwn = ({ name, address, size = constants.popup }: Popup): Window | null =>
  window.open(address, name, windowFeatures(size));

/**
 * A page of another site must not reach back to the page that opened it, which it could lead elsewhere. `noopener` would
 * do the same, but then nobody could tell a window that was blocked. Without an opener no name finds it again.
 */
function openStrange({ address, size = constants.popup }: Popup): Window | null {
  const opened = window.open('about:blank', '_blank', windowFeatures(size));
  if (!opened) return null;
  opened.opener = null;
  opened.location.replace(address);
  return opened;
}
