/** What the server-error dialog needs to know about a failed call (document 000, sections 3 and 8). */
export interface ServerError {
  /** From the x-trace-id header of the answer; null when there was none. */
  readonly traceId: string | null;
  /** What the server said; null when it said nothing readable. */
  readonly errorMessage: string | null;
  readonly showErrorMessage: boolean;
  readonly showTraceId: boolean;
  /** Dismissing the dialog resets the loan and goes to /default (S-4.6-01, S-4.6-02). */
  readonly returnToDefault: boolean;
}

/** No token can be had without the user, and somebody has seen to it: the page is being left. */
export class TokenUnavailable extends Error {
  override readonly name = 'TokenUnavailable';
  constructor(cause: unknown) {
    super('No access token without the user', { cause });
  }
}

/**
 * Everything the calls need from their surroundings: a browser page or a test gives one of these to the store.
 * A transport serves one session: after its first 401 it reports no further one (C-11).
 */
export interface Transport {
  /** Where relative addresses start, such as the page's origin. Its origin is what "same-origin" means here. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /**
   * An access token for the scopes, or null when there is none to give.
   * Rejects with TokenUnavailable when the user has to sign in again, and the call ends with an error of kind `token`;
   * with anything else when the sign-in library fails otherwise, and the call ends with one of kind `sign-in`.
   */
  accessToken(scopes: readonly string[]): Promise<string | null>;
  /** The present value of the anti-forgery cookie (L-7-01). */
  antiForgeryToken(): string | null;
  /** Address prefixes and the scopes that their calls need (S-7-30). */
  protectedResources(): Readonly<Record<string, readonly string[]>>;
  /** The server no longer accepts the session. Called at most once for a transport. */
  onUnauthorized(): void;
  /** A failed call that nobody else answers for (L-8.1-02). */
  onServerError(error: ServerError): void;
  /** Keeps a note for developers. Never given tokens, bodies or other private data. */
  log(message: string, details: Readonly<Record<string, unknown>>): void;
}
