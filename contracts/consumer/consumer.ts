import type { ServerError, Transport } from '../../web/shared/api/transport.ts';
import { type AppStore, createAppStore } from '../../web/shared/store/store.ts';
import { antiForgeryCookie, worldHeader } from '../api/headers.ts';

/** The SPA's store, which sends its requests to Pact, and the errors that its transport has reported. */
export interface Consumer {
  readonly store: AppStore;
  readonly serverErrors: readonly ServerError[];
  readonly unauthorized: () => number;
}

export const token = 'an-access-token';
export const antiForgeryToken = 'an-anti-forgery-token';
export const worldId = 'a-world';
export const traceId = '0001-000001';

/** Scopes of the access token by address prefix, as in the settings of the server. */
const protectedResources = Object.fromEntries(
  ['/api/', '/api-administration/', '/login/', '/Pipeline/', '/LoanSetup/'].map((path) => [path, ['scope']]),
);

interface ConsumerOptions {
  /** The header that all requests leave out; undefined for none. */
  readonly without: 'token' | 'anti-forgery' | undefined;
}

/**
 * Headers that a browser adds to each request of the SPA: the anti-forgery cookie and the world. The world is a header
 * here, since the name of its cookie contains a port.
 */
export const browserHeaders = {
  cookie: `${antiForgeryCookie}=${antiForgeryToken}`,
  [worldHeader]: worldId,
} as const;

/** Returns the store of the SPA without a page. Its transport sends requests to `baseUrl`. */
export function consumerAt(baseUrl: string, { without }: ConsumerOptions): Consumer {
  const serverErrors: ServerError[] = [];
  let unauthorized = 0;
  const transport: Transport = {
    baseUrl,
    fetch: (request) => {
      const headers = new Headers(request.headers);
      for (const [name, value] of Object.entries(browserHeaders)) headers.set(name, value);
      return fetch(request, { headers });
    },
    accessToken: async () => (without === 'token' ? null : token),
    antiForgeryToken: () => (without === 'anti-forgery' ? null : antiForgeryToken),
    protectedResources: () => protectedResources,
    epoch: () => 0,
    onUnauthorized: () => {
      unauthorized += 1;
    },
    onServerError: (error) => serverErrors.push(error),
    log: () => {},
  };
  return { store: createAppStore(transport), serverErrors, unauthorized: () => unauthorized };
}
