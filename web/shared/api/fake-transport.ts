import type { ServerError, Transport } from './transport.ts';

export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Requests and callbacks that a fake transport recorded. */
interface Recorded {
  readonly sent: SentRequest[];
  readonly serverErrors: ServerError[];
  readonly logs: string[];
  unauthorized: number;
  tokensAsked: (readonly string[])[];
}

/** Returns a transport for tests. A function gives the responses; requests and callbacks are recorded. */
export function fakeTransport(
  answer: (request: SentRequest) => Response | Promise<Response>,
  changes: Partial<Transport> = {},
): { readonly transport: Transport; readonly happened: Recorded } {
  const happened: Recorded = { sent: [], serverErrors: [], logs: [], unauthorized: 0, tokensAsked: [] };
  const transport: Transport = {
    baseUrl: 'http://localhost:4000',
    fetch: async (sent) => {
      const { url, method, headers, signal } = sent;
      const body = (await sent.text()) || undefined;
      const request: SentRequest = { url, method, headers: Object.fromEntries(headers), body };
      happened.sent.push(request);
      signal.throwIfAborted();
      return answer(request);
    },
    accessToken: async (scopes) => {
      happened.tokensAsked.push(scopes);
      return `token-for-${scopes.join('+')}`;
    },
    antiForgeryToken: () => 'forgery-proof',
    protectedResources: () => ({ '/api': ['access'] }),
    epoch: () => 0,
    onUnauthorized: () => {
      happened.unauthorized += 1;
    },
    onServerError: (error) => void happened.serverErrors.push(error),
    log: (message, details) => void happened.logs.push(`${message} ${JSON.stringify(details)}`),
    ...changes,
  };
  return { transport, happened };
}
