import { type AddressParameters, addressOf, type ClientOperation } from '../../../contracts/operation.ts';

interface ApiRequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** If true, the response body is not parsed: any 2xx is success. */
  readonly ignoreBody?: boolean;
  /**
   * Parses the response body. If the parser returns null, the request fails with an error of kind `unreadable`. Without
   * a parser, any JSON is valid and is returned unchanged.
   * @param origin origin of the server, for addresses in the response
   */
  readonly parse?: (body: unknown, origin: string) => unknown;
  /**
   * Called with the error of the request. Returns true if the caller shows the error; the server-error dialog then does
   * not open.
   */
  readonly isShownByCaller?: (error: {
    readonly status: number | null;
    readonly code: string | null;
  }) => boolean;
  /** True for a request that no user waits for, or whose part of the page shows its own sign of waiting. */
  readonly isSilent?: boolean;
  /** If true, closing the server-error dialog about this request opens /default. */
  readonly returnToDefault?: boolean;
}

/** A request, as the `query` function of an endpoint returns it. */
export interface ApiRequest extends ApiRequestOptions {
  readonly operation: ClientOperation;
  /** Path from the site root, with all parameters filled in. */
  readonly address: string;
  /** JSON body; undefined for no body. */
  readonly body?: unknown;
}

/**
 * Returns the request of an operation.
 * @throws {RangeError} when a path parameter is missing or empty
 */
export function apiRequest<const O extends ClientOperation>(
  operation: O,
  parameters: AddressParameters<O>,
  body?: unknown,
  options: ApiRequestOptions = {},
): ApiRequest {
  return {
    operation,
    address: addressOf(operation, parameters),
    ...(body === undefined ? {} : { body }),
    ...options,
  };
}
