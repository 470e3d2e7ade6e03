import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import type { ApiRequest } from './api-request.ts';
import { awaited } from '../awaited.ts';
import { aborted, type RequestError, sendAndParse } from './base-query.ts';
import type { Transport } from './transport.ts';

/**
 * Base query of every endpoint: `fetchBaseQuery`, wrapped by what the session needs. It reports errors. The first 401 of each
 * transport ends the session. A 401 of the logout request does not, since that would loop. For other errors the
 * operation says whether the dialog, the log or the caller reports them. A response that arrives after the end of its
 * session counts as aborted.
 */
const baseQueryOfSession: BaseQueryFn<ApiRequest, unknown, RequestError, object, Received> = async (
  request,
  query,
) => {
  // The extra argument of the store's thunks, of which RTK Query does not know the type.
  const transport = query.extra as Transport;
  const epoch = transport.epoch();
  const work = sendAndParse(request, query);
  const outcome = await (request.isSilent || isRefresh(query) ? work : awaited(work));
  // The response belongs to a user who is gone: it reaches neither the store nor storage.
  if (transport.epoch() !== epoch) return { error: aborted };
  if ('data' in outcome) return { data: outcome.data, meta: { body: outcome.body } };
  report(transport, request, outcome.error);
  return { error: outcome.error };
};

/** Returns true if the page already shows earlier data of the query, so that no user waits for the response. */
function isRefresh({ getState, queryCacheKey }: BaseQueryApi): boolean {
  const { queries } = (getState() as { readonly api: ReturnType<typeof api.reducer> }).api;
  return queryCacheKey !== undefined && queries[queryCacheKey]?.data !== undefined;
}

interface Received {
  readonly body: unknown;
}

/** Returns the body of a response as it came, from the `meta` of the action of the response. It is not in the store. */
export const bodyOf = ({ baseQueryMeta }: { readonly baseQueryMeta?: unknown }): unknown =>
  (baseQueryMeta as Received | undefined)?.body;

/** Returns the detail of the problem, else the product's own text for this kind of error; null if there is neither. */
export const errorMessageOf = ({ detail, kind }: Pick<RequestError, 'detail' | 'kind'>): string | null =>
  detail ?? clientMessages[kind] ?? null;

/** Product's own texts for errors without a usable response. */
const clientMessages: Partial<Record<RequestError['kind'], string>> = {
  network: "We couldn't reach the server. Check your connection.",
  'sign-in': "We couldn't renew your sign-in. Log out, and then sign in again.",
};

const unauthorizedTransports = new WeakSet<Transport>();

function report(transport: Transport, request: ApiRequest, error: RequestError): void {
  if (error.kind === 'aborted' || error.kind === 'token') return;
  const { method, path, failure } = request.operation;
  transport.log('A call failed', {
    call: `${method} ${path}`,
    kind: error.kind,
    status: error.status,
    traceId: error.traceId,
  });
  if (error.status === 401) {
    if (path !== sessionOperations.logout.path) reportUnauthorized(transport);
    return;
  }
  if (failure !== 'dialog' || request.isShownByCaller?.(error)) return;
  const errorMessage = errorMessageOf(error);
  transport.onServerError({
    traceId: error.traceId,
    errorMessage,
    showErrorMessage: errorMessage !== null,
    showTraceId: error.traceId !== null,
    returnToDefault: request.returnToDefault ?? false,
  });
}

/** Reports that the server has refused the session, once for each transport. */
export function reportUnauthorized(transport: Transport): void {
  if (unauthorizedTransports.has(transport)) return;
  unauthorizedTransports.add(transport);
  transport.onUnauthorized();
}

/** The API slice of the SPA. Each area of the SPA adds its endpoints. Requests use the transport of the store. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: baseQueryOfSession,
  tagTypes: ['Loan'],
  endpoints: () => ({}),
});
