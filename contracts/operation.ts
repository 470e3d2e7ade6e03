import type { TObject, TSchema } from 'typebox';
import type { ProblemCode } from './problems.ts';

/** The areas of the product. contracts, web, mock-server and features all use these names. */
export type Area =
  | 'session'
  | 'landing'
  | 'shell'
  | 'create-loan'
  | 'loan'
  | 'legacy'
  | 'assistant'
  | 'errors'
  | 'configuration';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The part of an operation that a client uses at run time; contracts/client-module.ts removes the rest. */
export interface ClientOperation {
  readonly method: Method;
  /** Path from the site root as the documents write it, parameters in braces: `/api/loans/{generalAccountId}/dashboard`. */
  readonly path: string;
  /** Names of the required query parameters, in the documented order. */
  readonly query?: { readonly required?: readonly string[] };
  /**
   * How an error other than a 401 is reported (decision C-13): `dialog` by the server-error dialog, `silent` only in
   * the log, `local` by the caller.
   */
  readonly failure: 'dialog' | 'silent' | 'local';
}

/** One documented operation: all that client and server promise each other about one request. */
export interface Operation extends ClientOperation {
  readonly area: Area;
  /** The required credentials: none, or an access token for the scope of the resource (S-7-29). */
  readonly access: 'anonymous' | 'bearer';
  readonly parameters?: TObject;
  readonly query?: TObject;
  /** Request headers that only this operation takes, by lower-case name. */
  readonly headers?: TObject;
  readonly body?: TSchema;
  /** Response schemas by status. Problems need no entry, since all have one schema. */
  readonly responses: Readonly<Record<number, TSchema>>;
  /** True if the response never changes while the server runs. Clients may revalidate it by its entity tag. */
  readonly isConstant?: true;
  /** Schema of the data of each event by its name, for a response that is a stream of server-sent events. */
  readonly events?: Readonly<Record<string, TSchema>>;
  /** Names of the kinds of success that the SPA tells apart. The pact has one interaction for each. */
  readonly successes: readonly string[];
  /** Codes of the problems of this operation, besides those that every operation has. */
  readonly problems?: readonly ProblemCode[];
  readonly summary: string;
}

/** The operations of one area by name. */
export type Operations = Readonly<Record<string, Operation>>;

/** Returns true if the operation changes state, so that the anti-forgery header is enforced (L-7-04). */
export const changesState = ({ method }: ClientOperation): boolean => method !== 'GET';

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

type QueryParameter<O extends ClientOperation> = O extends {
  readonly query: { readonly required: infer Names };
}
  ? Extract<Names extends readonly unknown[] ? Names[number] : never, string>
  : never;

/** The path parameters and required query parameters of an operation. */
export type AddressParameters<O extends ClientOperation> = Readonly<
  Record<PathParameter<O['path']> | QueryParameter<O>, string | number>
>;

/**
 * Returns the address of an operation from the site root, every parameter percent-encoded. No other code builds the
 * address of an operation.
 *
 * @throws {RangeError} naming the parameter when one is missing or empty.
 */
export function addressOf<const O extends ClientOperation>(
  operation: O,
  parameters: AddressParameters<O>,
): string {
  const values: Readonly<Record<string, string | number | undefined>> = parameters;
  const valueOf = (name: string): string => {
    const value = values[name];
    if (value === undefined || value === '') {
      throw new RangeError(`${operation.method} ${operation.path} needs a value for "${name}"`);
    }
    return encodeURIComponent(value);
  };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => valueOf(name));
  const query = (operation.query?.required ?? []).map((name) => `${name}=${valueOf(name)}`).join('&');
  return query === '' ? path : `${path}?${query}`;
}
