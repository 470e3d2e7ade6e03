import { type AddressParameters, addressOf, type ClientOperation } from '../../../contracts/operation.ts';

/** Options of a request. */
export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The response body is ignored: any 2xx is success (L-7-18, L-7-20). */
  readonly ignoreBody?: boolean;
  /**
   * Parses the response body. Null, for an invalid one, is an error of kind `unreadable`. Without it any JSON is valid
   * and returned as it is.
   */
  readonly parse?: (body: unknown) => unknown;
  /**
   * Returns true if the caller shows the error, so that the server-error dialog does not open. Read when the request
   * fails.
   */
  readonly isShownByCaller?: () => boolean;
  /** Closing the server-error dialog of this request leads to /default (S-4.6-02). */
  readonly returnToDefault?: boolean;
}

/** A request: what the `query` of an endpoint returns. */
export interface Call extends CallOptions {
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
export function call<const O extends ClientOperation>(
  operation: O,
  parameters: AddressParameters<O>,
  body?: unknown,
  options: CallOptions = {},
): Call {
  return {
    operation,
    address: addressOf(operation, parameters),
    ...(body === undefined ? {} : { body }),
    ...options,
  };
}
