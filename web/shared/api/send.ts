import { antiForgeryHeader, traceIdHeader } from '../../../contracts/api/headers.ts';
import type { ProblemCode } from '../../../contracts/problems.ts';
import { isText, kindOf, parseJson, shape } from '../parse.ts';
import type { ApiRequest } from './api-request.ts';
import { TokenUnavailable, type Transport } from './transport.ts';

/**
 * Request timeout in milliseconds, from the token request to the end of the response body. The documents set no limit;
 * without a limit a request could be pending for ever.
 */
export const requestTimeoutMilliseconds = 60_000;

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

/** Sends a request and parses its response. Returns errors as values; never throws. */
export async function send(
  transport: Transport,
  request: ApiRequest,
  signal?: AbortSignal,
): Promise<Outcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), requestTimeoutMilliseconds);
  try {
    const token = transport.antiForgeryToken();
    const outcome = await sendOnce(limit.signal, transport, request, signal);
    // The browser had lost the anti-forgery cookie, and the refusal has brought a new one. The server has done nothing.
    const isRepeated = isForgeryRefusal(outcome) && transport.antiForgeryToken() !== token;
    return isRepeated ? await sendOnce(limit.signal, transport, request, signal) : outcome;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns true for a request that was refused for lack of the anti-forgery token. */
const isForgeryRefusal = (outcome: Outcome): boolean =>
  'error' in outcome && outcome.error.status === 403 && outcome.error.code === antiForgeryRefusal;

const antiForgeryRefusal: ProblemCode = 'anti-forgery-missing';

async function sendOnce(
  limit: AbortSignal,
  transport: Transport,
  request: ApiRequest,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const address = new URL(request.address, transport.baseUrl);
  let headers: Record<string, string>;
  try {
    headers = await Promise.race([headersOf(transport, request, address), rejectedBy(limit)]);
  } catch (error) {
    return failed(error instanceof TokenUnavailable ? 'token' : 'sign-in');
  }
  let response: Response;
  let text: string;
  try {
    response = await transport.fetch(address.href, {
      method: request.operation.method,
      headers,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    text = await response.text();
  } catch {
    return failed(signal?.aborted ? 'aborted' : 'network');
  }
  return outcomeOf(request, response, text, transport.baseUrl);
}

/** Returns the headers of a request: its own headers, the anti-forgery token, and the bearer token for its address. */
export async function headersOf(
  transport: Transport,
  request: ApiRequest,
  address: URL,
): Promise<Record<string, string>> {
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (address.origin === new URL(transport.baseUrl).origin) {
    const antiForgeryToken = transport.antiForgeryToken();
    if (antiForgeryToken) headers[antiForgeryHeader] = antiForgeryToken;
  }
  const scopes = scopesOf(address, transport.protectedResources(), transport.baseUrl);
  const token = scopes && (await transport.accessToken(scopes));
  if (token) headers['authorization'] = `Bearer ${token}`;
  return headers;
}

/** Returns a promise that rejects when the signal is aborted, and never resolves. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The request took too long')), { once: true });
  });
}

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

/**
 * Returns the scopes for an address: those of the longest matching prefix in the configured map. Returns null for an
 * address without a matching prefix: requests to it carry no token. A prefix matches whole path segments: `/api` does
 * not match `/api-administration`.
 */
export function scopesOf(
  address: URL,
  resources: Readonly<Record<string, readonly string[]>>,
  baseUrl: string,
): readonly string[] | null {
  let longest: { readonly length: number; readonly scopes: readonly string[] } | null = null;
  for (const [prefix, scopes] of Object.entries(resources)) {
    const resource = URL.parse(prefix, baseUrl);
    if (!resource || resource.origin !== address.origin || !covers(resource.pathname, address.pathname))
      continue;
    if (!longest || resource.pathname.length > longest.length) {
      longest = { length: resource.pathname.length, scopes };
    }
  }
  return longest?.scopes ?? null;
}

function covers(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);
}
