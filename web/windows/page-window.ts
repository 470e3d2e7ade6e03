import { type LegacyPage, legacyPages, type PopupPageName } from '../../contracts/api/legacy.ts';
import type { PageAddresses } from '../../contracts/operations/configuration.ts';
import { pageAddress } from '../configuration/page-address.ts';
import type { Popup } from './popup.ts';

/**
 * Returns the window of a legacy page: its title, its address and its documented size (S-9-16 to S-9-18).
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
