import type { IncomingHttpHeaders } from 'node:http';
import { traceIdHeader, worldHeader } from '../../../contracts/api/headers.ts';

/** The client of a request that is passed to the backend, and the trace id of the request. */
export interface Passage {
  readonly host: string;
  /** Addresses of the client and of the trusted proxies in between, the nearest first. */
  readonly addresses: readonly string[];
  readonly protocol: string;
  readonly traceId: string;
  /** Name of this server in the header Via, by which it recognizes a request that is passed back to it. */
  readonly via: string;
  readonly hasBody: boolean;
}

/**
 * Returns the headers for the backend: the headers of the caller, including authorization and anti-forgery header, and
 * the trace id of this server. Headers that only this server understands are left out.
 */
export function requestHeaders(headers: IncomingHttpHeaders, passage: Passage): IncomingHttpHeaders {
  const passed: IncomingHttpHeaders = {
    ...withoutClaims(withoutHops(headers)),
    [traceIdHeader]: passage.traceId,
    'x-forwarded-for': passage.addresses.toReversed().join(', '),
    'x-forwarded-host': passage.host,
    'x-forwarded-proto': passage.protocol,
    // A compressed response could not be checked.
    'accept-encoding': 'identity',
    via: [headers.via, passage.via].filter(Boolean).join(', '),
  };
  delete passed[worldHeader];
  delete passed.expect;
  if (!passage.hasBody) delete passed['content-length'];
  const cookie = withoutOwnCookies(headers.cookie);
  if (cookie === '') delete passed.cookie;
  else passed.cookie = cookie;
  return passed;
}

/**
 * Returns the headers for the caller: the headers of the backend, adapted to this host. Cookies of the backend become
 * cookies of this host. Redirects of the backend to itself lead to this host. Headers about one connection are left
 * out.
 */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  { upstream, protocol }: { readonly upstream: string; readonly protocol: string },
): IncomingHttpHeaders {
  const passed = withoutHops(headers);
  // The response may be sent in another encoding than it was received.
  delete passed['content-length'];
  const { location } = passed;
  if (location !== undefined) passed.location = ownLocation(location, upstream);
  const cookies = passed['set-cookie'];
  if (cookies) passed['set-cookie'] = [cookies].flat().map((cookie) => ownCookie(cookie, protocol));
  return passed;
}

/** Headers about one connection (RFC 9110, 7.6.1). */
const hops = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
] as const;

function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const passed = { ...headers };
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of [...hops, ...named]) delete passed[name];
  return passed;
}

/** Headers in which a client claims its own address; a backend might trust them. */
const claim =
  /^(?:forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/;

const withoutClaims = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !claim.test(name)));

/** Removes the cookies of the world and of the identity provider, which the backend must not get. */
const withoutOwnCookies = (cookies: string | undefined): string =>
  (cookies ?? '')
    .split(/;\s*/)
    .filter((cookie) => cookie !== '' && !/^threshold-(?:world|session)-\d+=/.test(cookie))
    .join('; ');

function ownLocation(location: string, upstream: string): string {
  const base = new URL(upstream);
  const target = URL.parse(location, base);
  if (!target || target.origin !== base.origin || !/^(?:https?:|\/)/i.test(location)) return location;
  const folder = base.pathname.replace(/\/$/, '');
  const isBelow = target.pathname === folder || target.pathname.startsWith(`${folder}/`);
  if (!isBelow) return location;
  // A path that starts with two slashes would be read as a host.
  return `/${target.pathname.slice(folder.length).replace(/^\/+/, '')}${target.search}${target.hash}`;
}

/** Adapts a cookie of the backend to this host: removes its domain and, on http, attributes that need https. */
function ownCookie(cookie: string, protocol: string): string {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const kept = attributes.filter((attribute) => {
    const name = attribute.toLowerCase();
    if (name.startsWith('domain=')) return false;
    return protocol === 'https' || (name !== 'secure' && name !== 'partitioned' && name !== 'samesite=none');
  });
  return [pair, ...kept].join('; ');
}
