import type { FastifyRequest } from 'fastify';
import { originOf } from './site.ts';

/**
 * Returns true if a page of this host sent the request, or a client that is no browser. Browsers send Sec-Fetch-Site or
 * Origin. Other clients send neither header, and have no session that a page of another site could abuse.
 */
export function isFromOwnPage(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  return origin === undefined || origin === originOf(request);
}

/**
 * Returns true if a URL has this origin and no credentials. The origin is built from a header, so it may be malformed.
 */
export const isOnOrigin = (url: URL, origin: string): boolean =>
  URL.canParse(origin) && url.origin === new URL(origin).origin && url.username === '' && url.password === '';
