import {
  legacyAddress,
  type LegacyPage,
  legacyPages,
  type PopupPageName,
} from '../../contracts/api/legacy.ts';
import type { Popup } from './popup.ts';

/** The window of a legacy page: its title, its address and its documented size (S-9-16 to S-9-18). */
export function pageWindow(
  page: PopupPageName,
  parameters: Readonly<Record<string, string | number>> = {},
): Popup {
  const { title, size }: LegacyPage = legacyPages[page];
  return { title, address: legacyAddress(page, parameters), ...(size ? { size } : {}) };
}
