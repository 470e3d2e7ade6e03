import {
  type LegacyPage,
  type LegacyPageName,
  legacyAddress,
  legacyPages,
} from '../../../contracts/api/legacy.ts';
import type { PageAddresses } from '../../../contracts/operations/configuration.ts';
import { isText } from '../../shared/parse.ts';
import { parseAddress } from './parse-address.ts';

type Parameters = Readonly<Record<string, string | number>>;

/**
 * Returns the address of a legacy page: from the settings, or else from the catalogue of legacy pages. Dialogs show pages
 * of this site only, windows show pages of any site.
 */
export function pageAddress(
  addresses: PageAddresses,
  page: LegacyPageName,
  parameters: Parameters = {},
): string {
  const configured: unknown = (addresses as Readonly<Record<string, unknown>>)[page];
  return filledAddress(configured, page, parameters) ?? legacyAddress(page, parameters);
}

/**
 * Returns an address of the settings with each `{name}` replaced by the parameter of that name. Returns null for an
 * invalid address, and for one without a placeholder for a parameter of the page.
 */
export function filledAddress(
  template: unknown,
  page: LegacyPageName,
  parameters: Parameters,
): string | null {
  const { query = [], presentation }: LegacyPage = legacyPages[page];
  if (!isText(template) || !query.every((name) => template.includes(`{${name}}`))) return null;
  const filled = Object.entries(parameters).reduce(
    (address, [name, value]) => address.replaceAll(`{${name}}`, encodeURIComponent(value)),
    template,
  );
  return parseAddress(filled, presentation === 'popup' ? 'any site' : 'this site');
}
