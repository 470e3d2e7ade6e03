import { isText } from '../../shared/parse.ts';

/** The sites to which an address of the settings may lead. */
export type Reach = 'this site' | 'any site';

/** Parses an address of the settings: a path of this site or an http(s) address. Returns null for any other. */
export function parseAddress(value: unknown, reach: Reach = 'any site'): string | null {
  if (!isText(value)) return null;
  if (ownPath.test(value)) return value;
  return reach === 'any site' && webAddress.test(value) && URL.canParse(value) ? value : null;
}

/**
 * Pattern of a path of this site, without backslash and white space. Browsers read a backslash as a slash and drop
 * white space, so a path with them could lead to another site.
 */
const ownPath = /^\/(?![/\\])[^\s\\]*$/;
const webAddress = /^https?:\/\/[^/\s\\][^\s\\]*$/;
