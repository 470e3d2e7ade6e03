import type { FastifyRequest } from 'fastify';
import { originOf } from './site.ts';

/**
 * Whether a form or call comes from a page of this host. Browsers say so themselves; what is no browser says nothing
 * and has no session that a foreign page could abuse.
 */
export function isFromOwnPage(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  return origin === undefined || origin === originOf(request);
}

/** Whether an address is on this origin and carries no credentials. The origin comes from a header and may be nonsense. */
export const isOnOrigin = (url: URL, origin: string): boolean =>
  URL.canParse(origin) && url.origin === new URL(origin).origin && url.username === '' && url.password === '';
