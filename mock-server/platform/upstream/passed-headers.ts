import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import { isHttps } from '../http/origin.ts';

/**
 * Returns the headers for the backend: those of the caller without the cookies of world and identity provider, and with
 * the trace id and the address of the caller as this server knows them.
 *
 * @param via name of this server in the header Via, by which it recognizes a request that is passed back to it
 */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  request: Pick<FastifyRequest, 'host' | 'id' | 'ip' | 'ips' | 'protocol'>,
  via: string,
): IncomingHttpHeaders {
  const { cookie = '', ...sent } = withoutHops(headers);
  const cookies = cookie
    .split(/;\s*/)
    .filter((pair) => pair !== '' && !/^threshold-(?:world|session)-/.test(pair));
  return {
    ...sent,
    ...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }),
    [traceIdHeader]: request.id,
    'x-forwarded-for': (request.ips ?? [request.ip]).toReversed().join(', '),
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    // A compressed response could not be checked.
    'accept-encoding': 'identity',
    via: [headers.via, via].filter(Boolean).join(', '),
  };
}

/** Where a response of the backend comes from. */
export interface Origin {
  /** Address of the backend, with its path if it has one. */
  readonly upstream: string;
  /** Path and query of the request. */
  readonly url: string;
  readonly protocol: string;
}

/** Returns the headers for the caller: those of the backend, whose cookies and redirects are for this host. */
export function responseHeaders(headers: IncomingHttpHeaders, origin: Origin): IncomingHttpHeaders {
  const { location, 'set-cookie': cookies, ...passed } = withoutHops(headers);
  return {
    ...passed,
    ...(location === undefined ? {} : { location: ownAddress(location, origin) }),
    ...(cookies && { 'set-cookie': [cookies].flat().map((cookie) => ownCookie(cookie, origin)) }),
  };
}

/** Headers about one connection (RFC 9110, 7.6.1). */
const hops = ['connection', 'expect', 'keep-alive', 'te', 'transfer-encoding', 'upgrade'] as const;

function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const passed = { ...headers };
  for (const name of hops) delete passed[name];
  return passed;
}

/**
 * Converts an address of the backend to the same address on this server. Returns the whole address for a page of
 * another server, or of the backend outside of its path.
 */
function ownAddress(address: string, { upstream, url }: Origin): string {
  const base = new URL(upstream);
  const target = URL.parse(address, upstream + url);
  if (!target) return address;
  const folder = base.pathname.replace(/\/$/, '');
  const isBelow = target.pathname === folder || target.pathname.startsWith(`${folder}/`);
  if (target.origin !== base.origin || !isBelow) return target.href;
  // A path that starts with two slashes would be read as a host.
  return `/${target.pathname.slice(folder.length).replace(/^\/+/, '')}${target.search}${target.hash}`;
}

/** Returns a cookie of the backend for all of this host, on http without the attributes that need https. */
function ownCookie(cookie: string, { protocol }: Origin): string {
  const dropped = isHttps(protocol) ? /^domain=/i : /^(?:domain=|secure$|partitioned$|samesite=none$)/i;
  return cookie
    .split(/;\s*/)
    .filter((attribute) => !dropped.test(attribute))
    .map((attribute) => attribute.replace(/^path=.*$/i, 'Path=/'))
    .join('; ');
}
