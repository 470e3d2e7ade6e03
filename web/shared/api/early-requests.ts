import type { ApiRequest } from './api-request.ts';
import { type Outcome, type RequestError, send } from './send.ts';
import type { Transport } from './transport.ts';

/** Requests that are sent while the app is still downloading. */
export interface EarlyRequests {
  /**
   * Returns the outcome of a request, once. Null for a request that was not sent early, or that got no access token:
   * the transport of the session then decides how to get a token. After an error the other outcomes are dropped, so
   * that the next attempt of the user sends every request.
   */
  take(request: ApiRequest): Promise<Outcome | null>;
}

/** The transport of a session, with the requests that were sent before the store of the session existed. */
export interface SessionTransport extends Transport {
  readonly early?: EarlyRequests | undefined;
}

/** Sends requests early. The app asks for their outcomes once it runs. */
export function sendEarly(transport: Transport, requests: readonly ApiRequest[]): EarlyRequests {
  const sent = new Map(requests.map((request) => [keyOf(request), send(transport, request)]));
  return {
    take: async (request) => {
      const outcome = sent.get(keyOf(request));
      sent.delete(keyOf(request));
      const settled = await outcome;
      if (settled === undefined || !('error' in settled)) return settled ?? null;
      sent.clear();
      return hadNoToken(settled.error) ? null : settled;
    },
  };
}

const keyOf = ({ operation, address }: ApiRequest): string => `${operation.method} ${address}`;

const hadNoToken = ({ kind }: RequestError): boolean => kind === 'token' || kind === 'sign-in';
