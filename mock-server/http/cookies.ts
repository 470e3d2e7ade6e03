import { isHttps } from './site.ts';

/**
 * Returns the value of one cookie of a Cookie header, or null if the header lacks it. A scan for one name takes a
 * quarter of the time of parsing all cookies.
 */
export function cookieValue(header: string | undefined, name: string): string | null {
  if (header === undefined) return null;
  const wanted = `${name}=`;
  for (let start = header.indexOf(wanted); start >= 0; start = header.indexOf(wanted, start + 1)) {
    const before = header[start - 1];
    if (before !== undefined && before !== ' ' && before !== ';') continue;
    const end = header.indexOf(';', start);
    return header.slice(start + wanted.length, end < 0 ? undefined : end).trim();
  }
  return null;
}

/** Returns the attribute Secure of a Set-Cookie header for https; an empty text for http. */
export const secureBy = (protocol: string): string => (isHttps(protocol) ? '; Secure' : '');
