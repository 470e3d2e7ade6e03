import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import type { Call } from './call.ts';
import { type CallError, send } from './send.ts';
import type { Transport } from './transport.ts';

/**
 * The base query of every endpoint: sends the call through the transport and decides who answers for a failure.
 * A 401 ends the session, once, whatever the call (C-11); the logout call is exempt, or it would loop. Of all other
 * failures the endpoint table says whether the dialog, only the log or the caller answers for them (C-13).
 */
export const transportQuery: BaseQueryFn<Call, unknown, CallError> = async (call, { extra, signal }) => {
  const transport = extra as Transport;
  const outcome = await send(transport, call, signal);
  if ('data' in outcome) return { data: outcome.data };
  report(transport, call, outcome.error);
  return { error: outcome.error };
};

/** What the server said of a failed call, else what the product knows of it; null when neither knows anything. */
export const errorMessageOf = ({ detail, kind }: Pick<CallError, 'detail' | 'kind'>): string | null =>
  detail ?? ownWords[kind] ?? null;

/** Where no server said anything, the product says what it knows. */
const ownWords: Partial<Record<CallError['kind'], string>> = {
  network: 'The server cannot be reached.',
  'sign-in': 'Your sign-in could not be renewed. Log out and sign in again.',
};

const endedSessions = new WeakSet<Transport>();

function report(transport: Transport, call: Call, error: CallError): void {
  if (error.kind === 'aborted' || error.kind === 'token') return;
  const { method, path, failure, shownByCaller = [] } = call.operation;
  transport.log('A call failed', {
    call: `${method} ${path}`,
    kind: error.kind,
    status: error.status,
    traceId: error.traceId,
  });
  if (error.status === 401) {
    if (path !== sessionOperations.logout.path) endSession(transport);
    return;
  }
  if (failure !== 'dialog' || shownByCaller.some((code) => code === error.code)) return;
  if (call.isShownByCaller?.()) return;
  const errorMessage = errorMessageOf(error);
  transport.onServerError({
    traceId: error.traceId,
    errorMessage,
    showErrorMessage: errorMessage !== null,
    showTraceId: error.traceId !== null,
    returnToDefault: call.returnToDefault ?? false,
  });
}

/** The server no longer accepts the session: it ends, once for each transport. */
export function endSession(transport: Transport): void {
  if (endedSessions.has(transport)) return;
  endedSessions.add(transport);
  transport.onUnauthorized();
}
