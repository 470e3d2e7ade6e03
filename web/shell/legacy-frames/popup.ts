import {
  type LegacyPage,
  legacyPages,
  type PopupPageName,
  type Size,
} from '../../../contracts/api/legacy.ts';
import type { PageAddresses } from '../../../contracts/operations/configuration.ts';
import { pageAddress } from '../../session/configuration/page-address.ts';
import { documentOf, openedWindow, rememberWindow } from '../../session/opened-windows.ts';
import { hasUnsaved } from '../../session/unsaved-entries.ts';
import { constants } from '../../shared/constants.ts';

export interface Popup {
  /**
   * Name of the window. A page of this site with the same name reuses the window. Default: the address, so that pages
   * of two loans have two windows.
   */
  readonly name?: string;
  /** Title of the page in the notice about a blocked window. */
  readonly title: string;
  /** Address of the page: from the site root, or absolute. */
  readonly address: string;
  /** Size of the window in CSS pixels; by default 750 by 500. */
  readonly size?: Size;
}

/** Returns the third argument of window.open for a size. */
export const windowFeatures = ({ width, height }: Size): string => `popup,width=${width},height=${height}`;

/** Opens the window and brings it to the front. Returns false when the browser blocks it. */
export function openWindow(popup: Popup): boolean {
  const shown = isOfThisSite(popup) ? openOwn(popup) : openForeign(popup);
  shown?.focus();
  return shown !== null;
}

/** Returns true for a path of this site; an absolute address counts as another site. */
export const isOfThisSite = ({ address }: Pick<Popup, 'address'>): boolean => /^\/(?!\/)/.test(address);

/**
 * Opens a page of this site. If its window is already open with unsaved entries, that window is returned and not
 * reloaded; likewise one that is still loading, since its page cannot tell yet what the user has entered.
 */
function openOwn({ address, name = address, size = constants.popup }: Popup): Window | null {
  const before = openedWindow(name);
  if (before && (isLoading(before) || hasUnsaved(before))) return before;
  const after = window.open(address, name, windowFeatures(size));
  if (after) rememberWindow(name, after);
  return after;
}

const isLoading = (view: Window): boolean =>
  ['loading', 'interactive'].includes(documentOf(view)?.readyState ?? '');

/**
 * Opens a page of another site and clears the opener of its window, which that page could use to navigate this one. The
 * feature `noopener` would hide whether the browser blocked the window. A window without an opener cannot be found by
 * name.
 */
function openForeign({ address, size = constants.popup }: Popup): Window | null {
  const shown = window.open('about:blank', '_blank', windowFeatures(size));
  if (!shown) return null;
  shown.opener = null;
  shown.location.replace(address);
  return shown;
}

/**
 * Returns the window of a legacy page: its title, its address and its documented size.
 * @param addresses addresses of the settings, which replace those of the catalogue
 */
export function pageWindow(
  page: PopupPageName,
  parameters: Readonly<Record<string, string | number>> = {},
  addresses: PageAddresses = {},
): Popup {
  const { title, size }: LegacyPage = legacyPages[page];
  const address = pageAddress(addresses, page, parameters);
  return { title, address, ...(size ? { size } : {}) };
}
