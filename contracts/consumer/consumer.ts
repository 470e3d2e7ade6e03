import type { ServerError, Transport } from '../../web/shared/api/transport.ts';
import { type AppStore, createAppStore } from '../../web/app/store.ts';
import { antiForgeryCookie, worldHeader } from '../api/headers.ts';

/** The SPA's store with a transport that sends its requests to the pact, and what the transport reported. */
export interface Consumer {
  readonly store: AppStore;
  readonly serverErrors: readonly ServerError[];
  readonly unauthorized: () => number;
}

export const token = 'an-access-token';
export const antiForgeryToken = 'an-anti-forgery-token';
export const worldId = 'a-world';
export const traceId = '0001-000001';

/** Addresses that need a token, as in the settings of the server. */
const protectedResources = Object.fromEntries(
  ['/api/', '/api-administration/', '/login/', '/Pipeline/', '/LoanSetup/'].map((path) => [path, ['scope']]),
);

export interface ConsumerOptions {
  /** The header that its requests leave out. */
  readonly without: 'token' | 'anti-forgery' | undefined;
}

/**
 * Headers that a browser adds to each request of the SPA: the anti-forgery cookie and the world. The world is in a
 * header here, since its cookie has a port in its name.
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
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(browserHeaders)) headers.set(name, value);
      return fetch(input, { ...init, headers });
    },
    accessToken: async () => (without === 'token' ? null : token),
    antiForgeryToken: () => (without === 'anti-forgery' ? null : antiForgeryToken),
    protectedResources: () => protectedResources,
    onUnauthorized: () => {
      unauthorized += 1;
    },
    onServerError: (error) => serverErrors.push(error),
    log: () => {},
  };
  return { store: createAppStore(transport), serverErrors, unauthorized: () => unauthorized };
}
