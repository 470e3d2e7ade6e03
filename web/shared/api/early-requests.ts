import type { ApiRequest } from './api-request.ts';
import { send } from './send.ts';
import type { Transport } from './transport.ts';

/** Requests that are sent while the app is still downloading. */
export interface EarlyRequests {
  /**
   * Returns the response of a request, once. Null for a request that was not sent early, or that has no response: the
   * transport of the session then sends it. After an error the other responses are dropped, so that the next attempt of
   * the user sends every request.
   * @param signal aborts the request
   */
  take(request: ApiRequest, signal: AbortSignal): Promise<Response | null>;
}

/** The transport of a session, with the requests that were sent before the store of the session existed. */
export interface SessionTransport extends Transport {
  readonly early?: EarlyRequests | undefined;
}

/** Sends requests early. The app asks for their responses once it runs. */
export function sendEarly(transport: Transport, requests: readonly ApiRequest[]): EarlyRequests {
  const sent = new Map(
    requests.map((request) => {
      const connection = new AbortController();
      const response = send(transport, request, { signal: connection.signal }).catch(() => null);
      return [keyOf(request), { connection, response }];
    }),
  );
  return {
    take: async (request, signal) => {
      const known = sent.get(keyOf(request));
      if (!known) return null;
      sent.delete(keyOf(request));
      signal.addEventListener('abort', () => known.connection.abort());
      const response = await known.response;
      if (!response?.ok) sent.clear();
      return response;
    },
  };
}

const keyOf = ({ operation, address }: ApiRequest): string => `${operation.method} ${address}`;
