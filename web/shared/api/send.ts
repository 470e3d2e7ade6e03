import { antiForgeryHeader, traceIdHeader } from '../../../contracts/api/headers.ts';
import type { Call } from './call.ts';
import { scopesOf } from './protected-resources.ts';
import { TokenUnavailable, type Transport } from './transport.ts';

/**
 * How long a call may take, its token and its whole answer included, until it counts as failed. The documents set no
 * limit, and without one an answer that never comes would be waited for without end.
 */
export const callLimitMilliseconds = 60_000;

/** Why a call has no usable answer. Plain data, so that it can stand in the store. */
export interface CallError {
  /**
   * `http` a status outside 2xx, `network` no answer, or none in time, `unreadable` a body that is not what it should be,
   * `token` no access token without the user, who is on the way to sign in, `sign-in` no access token because the
   * sign-in library failed, `aborted` the caller lost interest.
   */
  readonly kind: 'http' | 'network' | 'unreadable' | 'token' | 'sign-in' | 'aborted';
  readonly status: number | null;
  readonly traceId: string | null;
  /** The `code` of the problem body, when there was one. */
  readonly code: string | null;
  /** The `detail` of the problem body, when there was one. */
  readonly detail: string | null;
  /** The `existing` of the problem body, when there was one: what an earlier call has created. */
  readonly existing: string | null;
}

/** `data` is null for an answer without a body. */
export type Outcome = { readonly data: unknown } | { readonly error: CallError };

/** Sends one call and reads its answer. Knows nothing of what a failure means; never throws. */
export async function send(transport: Transport, call: Call, signal?: AbortSignal): Promise<Outcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), callLimitMilliseconds);
  try {
    return await sendWithin(limit.signal, transport, call, signal);
  } finally {
    clearTimeout(timer);
  }
}

async function sendWithin(
  limit: AbortSignal,
  transport: Transport,
  call: Call,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const address = new URL(call.address, transport.baseUrl);
  let headers: Record<string, string>;
  try {
    headers = await Promise.race([headersOf(transport, call, address), rejectedBy(limit)]);
  } catch (error) {
    return failed(error instanceof TokenUnavailable ? 'token' : 'sign-in');
  }
  let response: Response;
  let text: string;
  try {
    response = await transport.fetch(address.href, {
      method: call.operation.method,
      headers,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    text = await response.text();
  } catch {
    return failed(signal?.aborted ? 'aborted' : 'network');
  }
  return outcomeOf(call, response, text);
}

/** The headers of a call: what it asks for itself, the anti-forgery token, and the bearer for its resource. */
export async function headersOf(
  transport: Transport,
  call: Call,
  address: URL,
): Promise<Record<string, string>> {
  const headers: Record<string, string> = { accept: 'application/json', ...call.headers };
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  if (address.origin === new URL(transport.baseUrl).origin) {
    const antiForgeryToken = transport.antiForgeryToken();
    if (antiForgeryToken) headers[antiForgeryHeader] = antiForgeryToken;
  }
  const scopes = scopesOf(address, transport.protectedResources(), transport.baseUrl);
  const token = scopes && (await transport.accessToken(scopes));
  if (token) headers['authorization'] = `Bearer ${token}`;
  return headers;
}

/** Rejects when the signal comes; never resolves. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The call took too long')), { once: true });
  });
}

function outcomeOf(call: Call, response: Response, text: string): Outcome {
  const traceId = response.headers.get(traceIdHeader);
  const { status } = response;
  const body = parsed(text);
  if (!response.ok) {
    const [code, detail, existing] = [textOf(body, 'code'), textOf(body, 'detail'), textOf(body, 'existing')];
    return failed('http', { status, traceId, code, detail, existing });
  }
  if (call.ignoreAnswer) return { data: null };
  const isReadable = body !== undefined && call.isReadable?.(body) !== false;
  return isReadable ? { data: body } : failed('unreadable', { status, traceId });
}

/** The JSON value of a text, null for an empty one, undefined for one that is not JSON. */
function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(body: unknown, name: 'code' | 'detail' | 'existing'): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value = (body as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function failed(kind: CallError['kind'], more: Partial<CallError> = {}): { readonly error: CallError } {
  return {
    error: { kind, status: null, traceId: null, code: null, detail: null, existing: null, ...more },
  };
}
