import { defaultProductTitle } from '../../contracts/api/settings.ts';
import type { Configuration, PageAddresses } from '../../contracts/operations/configuration.ts';
import { parseAddress } from './parse-address.ts';

/** The settings as the product reads them: each that an installation leaves out, or sets wrongly, has its default. */
export interface Settings extends Configuration {
  /** Empty: there is no support administrator (S-2.1-46). */
  readonly supportObjectId: string;
  /** Empty: there is none. */
  readonly supportSiteUrl: string;
  readonly productTitle: string;
  /** Addresses that a browser can go to; see pageAddress. */
  readonly pageAddresses: PageAddresses;
}

/** The settings of an answer whose optional parts may be anything. The idle times are read by timingOf. */
export function settingsOf(configuration: Configuration): Settings {
  const { supportObjectId, supportSiteUrl, productTitle, pageAddresses } = configuration;
  return {
    ...configuration,
    supportObjectId: textOf(supportObjectId),
    supportSiteUrl: parseAddress(supportSiteUrl) ?? '',
    productTitle: textOf(productTitle) || defaultProductTitle,
    pageAddresses: soundAddresses(pageAddresses),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function soundAddresses(value: unknown): PageAddresses {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([, address]) => parseAddress(address) !== null),
  ) as PageAddresses;
}
