/** A request of a tab, with its response. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of the request; empty for none. */
  readonly body: string;
  readonly status: number;
  readonly responseHeaders: Headers;
}
