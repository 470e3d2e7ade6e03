import type { Size } from '../../contracts/api/legacy.ts';
import { constants } from '../app/constants.ts';

/** A page that opens in a window of its own. */
export interface Popup {
  /** Name of the window: opening the same name again reuses the window. */
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
export function openWindow({ name, address, size = constants.popup }: Popup): boolean {
  const opened = window.open(address, name, windowFeatures(size));
  opened?.focus();
  return opened !== null;
}
