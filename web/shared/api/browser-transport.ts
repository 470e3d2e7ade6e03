import { antiForgeryCookie } from '../../../contracts/api/headers.ts';
import { log } from '../log.ts';
import type { Transport } from './transport.ts';

/** Transport of a page without a session. It has no access tokens, and its error callbacks do nothing. */
export const anonymousTransport: Transport = {
  baseUrl: window.location.origin,
  fetch: (request) => window.fetch(request),
  accessToken: () => Promise.resolve(null),
  antiForgeryToken: () => cookieValue(document.cookie, antiForgeryCookie),
  protectedResources: () => ({}),
  epoch: () => 0,
  onUnauthorized: () => undefined,
  onServerError: () => undefined,
  log: log.warn,
};

function cookieValue(cookies: string, name: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
}
