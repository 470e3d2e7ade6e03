import type { FastifyRequest } from 'fastify';

/** Host, port and protocol of a request, as the browser sent them. */
export interface Site {
  readonly host: string;
  /** `https` if a trusted proxy sends X-Forwarded-Proto: https. */
  readonly protocol: string;
}

/** Returns the origin of a site, with its port. */
export const originOf = ({ host, protocol }: Site): string =>
  `${isHttps(protocol) ? 'https' : 'http'}://${host}`;

/** Returns true for https, in any case: a proxy may send X-Forwarded-Proto: HTTPS. */
export const isHttps = (protocol: string): boolean => protocol.toLowerCase() === 'https';

/** Returns the port of a Host header; 80 if the header has none. */
export const portOf = (host: string): string => hostPort.exec(host)?.[1] ?? '80';

const hostPort = /:(\d+)$/;

/** Returns true for an address or name that only the same machine can reach. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/**
 * Returns true if a page of this host or a client other than a browser sent the request. Browsers send Sec-Fetch-Site
 * or Origin. Other clients send neither header, and have no session that a page of another site could abuse.
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
