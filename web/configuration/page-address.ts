import {
  type LegacyPage,
  legacyAddress,
  type LegacyPageName,
  legacyPages,
} from '../../contracts/api/legacy.ts';
import type { PageAddresses } from '../../contracts/operations/configuration.ts';
import { isText } from '../shared/parse.ts';
import { parseAddress } from './parse-address.ts';

/** What a page of the legacy application is asked for: its query, by name. */
type Parameters = Readonly<Record<string, string | number>>;

/**
 * The address of a page of the legacy application: where the settings keep it, or else where the catalogue has it.
 * Dialogs show pages of this site only, windows those of any.
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
 * A configured address with `{name}` replaced by the parameter of that name; null for one that is unsound, or that has
 * no place for a parameter of the page.
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
