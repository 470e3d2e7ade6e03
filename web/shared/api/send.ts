import { antiForgeryHeader } from '../../../contracts/api/headers.ts';
import type { ApiRequest } from './api-request.ts';
import type { Transport } from './transport.ts';

/**
 * Request timeout in milliseconds, from the token request to the end of the response body. The documents set no limit;
 * without a limit a request could be pending for ever.
 */
export const requestTimeoutMilliseconds = 60_000;

/** Resolves as the promise does. Rejects after the timeout of a request. */
export function withinLimit<T>(pending: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The response took too long')), requestTimeoutMilliseconds);
  return Promise.race([pending, promise]).finally(() => clearTimeout(timer));
}

/**
 * Sends a request with plain `fetch`: at the startup, which does not load RTK Query, and for the event stream. Rejects
 * without a token and without a response.
 */
export async function send(
  transport: Transport,
  request: ApiRequest,
  init: Pick<RequestInit, 'cache' | 'signal'> = {},
): Promise<Response> {
  const address = new URL(request.address, transport.baseUrl);
  const headers = await headersOf(transport, request, address);
  return transport.fetch(new Request(address, { method: request.operation.method, headers, ...init }));
}

/**
 * Returns the headers of a request: its own headers, the anti-forgery token, and the bearer token for its address.
 * Rejects if the token takes longer than a request may.
 */
export async function headersOf(
  transport: Transport,
  request: ApiRequest,
  address: URL,
): Promise<Record<string, string>> {
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (address.origin === new URL(transport.baseUrl).origin) {
    const antiForgeryToken = transport.antiForgeryToken();
    if (antiForgeryToken) headers[antiForgeryHeader] = antiForgeryToken;
  }
  const scopes = scopesOf(address, transport.protectedResources(), transport.baseUrl);
  const token = scopes && (await withinLimit(transport.accessToken(scopes)));
  if (token) headers['authorization'] = `Bearer ${token}`;
  return headers;
}

/**
 * Returns the scopes for an address: those of the longest matching prefix in the configured map. Returns null for an
 * address without a matching prefix: requests to it carry no token. A prefix matches whole path segments: `/api` does
 * not match `/api-administration`.
 */
export function scopesOf(
  address: URL,
  resources: Readonly<Record<string, readonly string[]>>,
  baseUrl: string,
): readonly string[] | null {
  let longest: { readonly length: number; readonly scopes: readonly string[] } | null = null;
  for (const [prefix, scopes] of Object.entries(resources)) {
    const resource = URL.parse(prefix, baseUrl);
    if (!resource || resource.origin !== address.origin || !covers(resource.pathname, address.pathname))
      continue;
    if (!longest || resource.pathname.length > longest.length) {
      longest = { length: resource.pathname.length, scopes };
    }
  }
  return longest?.scopes ?? null;
}

function covers(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);
}
