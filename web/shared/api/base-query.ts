import { type BaseQueryApi, fetchBaseQuery, type FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import type { ProblemCode } from '../../../contracts/problems.ts';
import { isText, kindOf, parseJson, shape } from '../parse.ts';
import type { ApiRequest } from './api-request.ts';
import type { SessionTransport } from './early-requests.ts';
import { headersOf, requestTimeoutMilliseconds } from './send.ts';
import { TokenUnavailable } from './transport.ts';

/** The error of a request without a usable response. Serializable, since the store contains it. */
export interface RequestError {
  /**
   * `http`: a status outside 2xx. `network`: no response, or a timeout. `unreadable`: an invalid body. `token`: no
   * access token; the browser is being redirected to the sign-in. `sign-in`: the sign-in library failed. `aborted`: the caller
   * aborted the request.
   */
  readonly kind: 'http' | 'network' | 'unreadable' | 'token' | 'sign-in' | 'aborted';
  readonly status: number | null;
  readonly traceId: string | null;
  /** The `code` of the problem body, if any. */
  readonly code: string | null;
  /** The `detail` of the problem body, if any. */
  readonly detail: string | null;
  /** The `existing` of the problem body, if any: the id of the loan that an earlier request has created. */
  readonly existing: string | null;
}

/**
 * The result of a request: its data and its body, the JSON from which the data was parsed. Both are null for a response
 * without a body.
 */
export type Outcome = { readonly data: unknown; readonly body: unknown } | { readonly error: RequestError };

/**
 * Sends a request through `fetchBaseQuery`, and parses its response. Returns errors as values; never throws. The body
 * is read as text, since the status of a response counts even if its body is no JSON, such as the page of a proxy.
 */
export async function sendAndParse(request: ApiRequest, query: BaseQueryApi): Promise<Outcome> {
  const transport = query.extra as SessionTransport;
  const token = transport.antiForgeryToken();
  const outcome = await sendOnce(request, query, transport);
  // The browser had lost the anti-forgery cookie, and the refusal has brought a new one. The server has done nothing.
  const isRepeated = isForgeryRefusal(outcome) && transport.antiForgeryToken() !== token;
  return isRepeated ? sendOnce(request, query, transport) : outcome;
}

/** Returns true for a request that was refused for lack of the anti-forgery token. */
const isForgeryRefusal = (outcome: Outcome): boolean =>
  'error' in outcome && outcome.error.status === 403 && outcome.error.code === antiForgeryRefusal;

const antiForgeryRefusal: ProblemCode = 'anti-forgery-missing';

async function sendOnce(
  request: ApiRequest,
  query: BaseQueryApi,
  transport: SessionTransport,
): Promise<Outcome> {
  const { method } = request.operation;
  const address = new URL(request.address, transport.baseUrl);
  // One for each request: unlike `prepareHeaders`, `fetchFn` does not get the transport of the store.
  const baseQuery = fetchBaseQuery({
    fetchFn: async (sent) =>
      (await transport.early?.take(request, (sent as Request).signal)) ?? transport.fetch(sent as Request),
    prepareHeaders: async () => new Headers(await headersOf(transport, request, address)),
    responseHandler: 'text',
    timeout: requestTimeoutMilliseconds,
  });
  try {
    const { data, error, meta } = await baseQuery(
      { url: address.href, method, body: request.body },
      query,
      {},
    );
    const { response } = meta ?? {};
    if (response && !(error && isUnanswered(error)))
      return outcomeOf(request, response, String(error ? error.data : data), transport.baseUrl);
    return failed(query.signal.aborted ? 'aborted' : 'network');
  } catch (error) {
    return failed(error instanceof TokenUnavailable ? 'token' : 'sign-in');
  }
}

/** Returns true if there is no response, or its body broke off. An abort is such an error, too. */
const isUnanswered = ({ status }: FetchBaseQueryError): boolean => typeof status !== 'number';

function outcomeOf(request: ApiRequest, response: Response, text: string, baseUrl: string): Outcome {
  const traceId = response.headers.get(traceIdHeader);
  const { status } = response;
  // An empty body is valid: some responses have none.
  const body = text.trim() === '' ? null : parseJson(text);
  if (!response.ok) {
    const problem = parseProblem(body);
    const isForgery = status === 403 && problem.code === antiForgeryRefusal;
    return failed('http', { status, traceId, ...problem, ...(isForgery && { detail: cookieNeeded }) });
  }
  if (request.ignoreBody) return { data: null, body: null };
  const data = body !== undefined && request.parse ? (request.parse(body, baseUrl) ?? undefined) : body;
  return data === undefined ? failed('unreadable', { status, traceId }) : { data, body };
}

/** The product's own text for a browser that keeps no anti-forgery cookie. The text of the server is for programmers. */
const cookieNeeded =
  'Your browser blocked a cookie that this application needs. Allow cookies for this address, and then try again. Your entries are kept.';

const filledText = kindOf((value): value is string => isText(value) && value.trim() !== '', null);

const parseProblem = shape({ code: filledText, detail: filledText, existing: filledText });

function failed(
  kind: RequestError['kind'],
  more: Partial<RequestError> = {},
): { readonly error: RequestError } {
  return {
    error: { kind, status: null, traceId: null, code: null, detail: null, existing: null, ...more },
  };
}

/** The error of a request whose response is no longer wanted. */
export const aborted: RequestError = failed('aborted').error;
