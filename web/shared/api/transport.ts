/** The content of the server-error dialog for a failed request (document 000, sections 3 and 8). */
export interface ServerError {
  /** The x-trace-id header of the response; null without one. */
  readonly traceId: string | null;
  /** Message of the server, or the product's own text for this error; null if there is neither. */
  readonly errorMessage: string | null;
  readonly showErrorMessage: boolean;
  readonly showTraceId: boolean;
  /** True if closing the dialog resets the loan and goes to /default. */
  readonly returnToDefault: boolean;
}

/** Thrown when a token needs a new sign-in. The redirect to the identity provider has already started. */
export class TokenUnavailable extends Error {
  override readonly name = 'TokenUnavailable';
  constructor(cause: unknown) {
    super('An access token needs a new sign-in of the user', { cause });
  }
}

/**
 * Functions that requests call: network, tokens and error callbacks. The page or test that creates the store supplies
 * them. A transport serves one session and reports only its first 401.
 */
export interface Transport {
  /** Base of relative addresses, such as the page's origin. Requests to its origin are same-origin. */
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * Returns an access token for the scopes, or null without an account. Rejects with TokenUnavailable when the user has
   * to sign in again. The request then fails with an error of kind `token`. Any other rejection becomes an error of
   * kind `sign-in`.
   */
  accessToken(scopes: readonly string[]): Promise<string | null>;
  /** Returns the value of the anti-forgery cookie. */
  antiForgeryToken(): string | null;
  /** Scopes of access tokens by address prefix. */
  protectedResources(): Readonly<Record<string, readonly string[]>>;
  /**
   * Returns a number that changes when the session ends or its profile changes. A response to a request that was sent
   * under another number is dropped.
   */
  epoch(): number;
  /** Called on the first 401 of the transport. */
  onUnauthorized(): void;
  /** Called with an error that the server-error dialog shows. */
  onServerError(error: ServerError): void;
  /** Logs a message for developers. The caller passes no tokens, bodies or other private data. */
  log(message: string, details: Readonly<Record<string, unknown>>): void;
}
