import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from './origin.ts';

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

/**
 * Sets a cookie for all paths of this host, over https with Secure. An empty value removes the cookie.
 * @param attributes further attributes of the header Set-Cookie, such as `SameSite=Lax`
 */
export function setCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { name, value, attributes }: { readonly name: string; readonly value: string; readonly attributes: string },
): void {
  const secure = isHttps(protocol) ? '; Secure' : '';
  const end = value === '' ? '; Max-Age=0' : '';
  void reply.header('set-cookie', `${name}=${value}; Path=/; ${attributes}${secure}${end}`);
}
