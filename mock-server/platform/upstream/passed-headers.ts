import type { IncomingHttpHeaders } from 'node:http';
import { antiForgeryHeader, idempotencyKeyHeader, traceIdHeader } from '../../../contracts/api/headers.ts';

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
 * Returns the headers for the backend: the headers of the caller that a backend is known to need, with the trace id and
 * the address of the caller as this server knows them. Other headers are left out: a backend might trust a header in
 * which a client claims an address, a path or a role.
 */
export function requestHeaders(headers: IncomingHttpHeaders, passage: Passage): IncomingHttpHeaders {
  const { cookie, via, ...sent } = headers;
  const ownCookies = (cookie ?? '').split(/;\s*/).filter((pair) => pair !== '' && !isOwnCookie(pair));
  const known = Object.entries(sent).filter(
    ([name]) => passedOn.has(name) && (name !== 'content-length' || passage.hasBody),
  );
  return {
    ...Object.fromEntries(known),
    ...(ownCookies.length === 0 ? {} : { cookie: ownCookies.join('; ') }),
    [traceIdHeader]: passage.traceId,
    'x-forwarded-for': passage.addresses.toReversed().join(', '),
    'x-forwarded-host': passage.host,
    'x-forwarded-proto': passage.protocol,
    // A compressed response could not be checked.
    'accept-encoding': 'identity',
    via: [via, passage.via].filter(Boolean).join(', '),
  };
}

/** Headers of a request that are passed on unchanged. */
const passedOn: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'authorization',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'last-event-id',
  'origin',
  'pragma',
  'range',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'traceparent',
  'tracestate',
  'upgrade-insecure-requests',
  'user-agent',
  'x-requested-with',
  antiForgeryHeader,
  idempotencyKeyHeader,
]);

/** Where a response of the backend comes from. */
export interface Origin {
  /** Address of the backend, with its path if it has one. */
  readonly upstream: string;
  /** Path and query of the request. */
  readonly url: string;
  readonly protocol: string;
}

/**
 * Returns the headers for the caller: the headers of the backend, adapted to this host. Cookies of the backend become
 * cookies of this host. Addresses of the backend become addresses of this server. Headers about one connection are left
 * out.
 */
export function responseHeaders(headers: IncomingHttpHeaders, origin: Origin): IncomingHttpHeaders {
  const passed = withoutHops(headers);
  // Names other servers for the origin of the backend, which is not that of this server.
  delete passed['alt-svc'];
  for (const [name, address] of addresses) {
    const value = passed[name];
    if (value === undefined) continue;
    passed[name] = String(value).replace(
      address,
      (_, before: string, found: string) => before + ownAddress(found, origin),
    );
  }
  const cookies = passed['set-cookie'];
  if (cookies) {
    passed['set-cookie'] = [cookies]
      .flat()
      .filter((cookie) => !isOwnCookie(cookie))
      .map((cookie) => cookieOfThisHost(cookie, origin));
  }
  return passed;
}

/** Headers with addresses. The groups of a pattern are what is before an address, and the address. */
const addresses: readonly (readonly [name: string, address: RegExp])[] = [
  ['location', /^()(.+)$/s],
  ['content-location', /^()(.+)$/s],
  ['refresh', /^([\d.\s]*[;,]\s*(?:url\s*=\s*)?["']?)([^"']+)/i],
  ['link', /(<)([^<>]*)/g],
];

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

/** Returns true for a cookie of the world or of the identity provider, which the backend neither gets nor sets. */
const isOwnCookie = (cookie: string): boolean => /^threshold-(?:world|session)-\d+=/.test(cookie);

/**
 * Converts an address of the backend to the same address on this server. Returns the whole address for a page of
 * another server, or of the backend outside of its path: a relative address would lead to a page of this server.
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

/**
 * Adapts a cookie of the backend to this host: removes its domain and, on http, attributes that need https. Its path is
 * that of this server.
 */
function cookieOfThisHost(cookie: string, origin: Origin): string {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const kept = attributes.flatMap((attribute) => {
    const [name = '', value] = attribute.split('=', 2);
    switch (name.toLowerCase()) {
      case 'domain':
        return [];
      case 'path':
        return value?.startsWith('/') ? [`${name}=${ownPath(value, origin)}`] : [attribute];
      case 'secure':
      case 'partitioned':
        return origin.protocol === 'https' ? [attribute] : [];
      case 'samesite':
        return origin.protocol === 'https' || value?.toLowerCase() !== 'none' ? [attribute] : [];
      default:
        return [attribute];
    }
  });
  return [pair, ...kept].join('; ');
}

/** Returns the path of a cookie on this server; a path outside of the backend's path stays as it is. */
function ownPath(path: string, origin: Origin): string {
  const own = ownAddress(path, origin);
  return own.startsWith('/') ? own : path;
}
