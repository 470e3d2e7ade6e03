/** Whether an address of the settings may lead to another site. */
export type Reach = 'this site' | 'any site';

/** Returns an address of the settings that a browser can open: a path of this site or an http(s) address. Null for any other. */
export function parseAddress(value: unknown, reach: Reach = 'any site'): string | null {
  if (typeof value !== 'string') return null;
  if (ownPath.test(value)) return value;
  return reach === 'any site' && webAddress.test(value) && URL.canParse(value) ? value : null;
}

/** Browsers take a backslash for a slash, and leave out white space: either could turn a path into another site. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/;
const webAddress = /^https?:\/\/[^/\s\\][^\s\\]*$/;
