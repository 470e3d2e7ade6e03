import type { Call } from './call.ts';
import { type CallError, type Outcome, send } from './send.ts';
import type { Transport } from './transport.ts';

/** Requests that are sent while the app is still downloading. */
export interface EarlyRequests {
  /**
   * Returns the outcome of a request, once; null for a request that was not sent early, or that got no access token: the
   * transport of the session then decides how to get one.
   */
  take(call: Call): Promise<Outcome | null>;
}

/** The transport of a session, with the requests that were sent before its store existed. */
export interface SessionTransport extends Transport {
  readonly early?: EarlyRequests | undefined;
}

/** Sends requests whose outcomes the app will ask for. */
export function sendEarly(transport: Transport, calls: readonly Call[]): EarlyRequests {
  const sent = new Map(calls.map((call) => [keyOf(call), send(transport, call)]));
  return {
    take: async (call) => {
      const outcome = sent.get(keyOf(call));
      sent.delete(keyOf(call));
      const settled = await outcome;
      return settled === undefined || ('error' in settled && hadNoToken(settled.error)) ? null : settled;
    },
  };
}

const keyOf = ({ operation, address }: Call): string => `${operation.method} ${address}`;

const hadNoToken = ({ kind }: CallError): boolean => kind === 'token' || kind === 'sign-in';
