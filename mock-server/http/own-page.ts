import type { FastifyRequest } from 'fastify';
import { originOf } from './site.ts';

/**
 * Returns true if a form or request comes from a page of this host, or from a client that is not a browser. Browsers
 * send where a request comes from; other clients have no session that a page of another site could abuse.
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
