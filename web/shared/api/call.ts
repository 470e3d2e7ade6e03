import { type AddressParameters, addressOf, type ClientOperation } from '../../../contracts/operation.ts';

/** What some calls add to the usual. */
export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The answer's body says nothing that the product needs: any 2xx is success (L-7-18, L-7-20). */
  readonly ignoreAnswer?: boolean;
  /** Whether an answer is what the product can go on with; without it any JSON is. Another one counts as unreadable. */
  readonly isReadable?: (answer: unknown) => boolean;
  /** Asked when the call has failed: true if the caller tells the user, so that the server-error dialog does not. */
  readonly isShownByCaller?: () => boolean;
  /** After the server-error dialog of this call the user starts again at /default (S-4.6-02). */
  readonly returnToDefault?: boolean;
}

/** One call, ready to be sent: what an endpoint's `query` returns. */
export interface Call extends CallOptions {
  readonly operation: ClientOperation;
  /** From the site root, with all parameters filled in. */
  readonly address: string;
  /** Sent as JSON; absent means no body at all. */
  readonly body?: unknown;
}

/**
 * The call of an operation of the endpoint table.
 * @throws {RangeError} when a parameter of the address is missing or empty.
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
