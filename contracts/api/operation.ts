/** The areas of the product. Every room of the house (contracts, web, mock-server, features) uses these names. */
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

/**
 * One documented call: a row of the endpoint table.
 *
 * The table holds plain data and nothing else, so that the SPA can read its paths without shipping a
 * schema. The shapes of the same calls stand in contracts/schemas under the same names.
 */
export interface Operation {
  readonly area: Area;
  readonly method: Method;
  /** Path from the site root as the documents write it, parameters in braces: `/api/loans/{generalAccountId}/dashboard`. */
  readonly path: string;
  /** Names of the required query parameters, in the documented order. */
  readonly query?: readonly string[];
  /** What the caller must present: nothing, or an access token for the scope of the resource (S-7-29). */
  readonly access: 'anonymous' | 'bearer';
  /**
   * Who answers for a failed call other than a 401 (decision C-13):
   * `dialog` the server-error dialog, `silent` it is only logged, `local` the caller shows it.
   */
  readonly failure: 'dialog' | 'silent' | 'local';
  /** Codes of the problems that this call can answer besides the ones that every call shares. */
  readonly problems?: readonly string[];
  /** Those of them that the caller shows, whatever `failure` says of the rest. */
  readonly shownByCaller?: readonly string[];
  /** Rules that name this call. */
  readonly rules: readonly string[];
  readonly summary: string;
}

/** A named group of operations: the endpoint table of one area. */
export type Operations = Readonly<Record<string, Operation>>;

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

type QueryParameter<O extends Operation> = O extends { readonly query: readonly (infer Name)[] }
  ? Name & string
  : never;

/** The names and values an operation's address needs: its path parameters and its required query parameters. */
export type AddressParameters<O extends Operation> = Readonly<
  Record<PathParameter<O['path']> | QueryParameter<O>, string | number>
>;

/**
 * The address of a call from the site root, every parameter percent-encoded.
 * Nothing else in the product writes an address by hand.
 *
 * @throws {RangeError} naming the parameter when one is missing or empty, so that no call goes out with a hole in it.
 */
export function addressOf<const O extends Operation>(operation: O, parameters: AddressParameters<O>): string {
  const values: Readonly<Record<string, string | number | undefined>> = parameters;
  const valueOf = (name: string): string => {
    const value = values[name];
    if (value === undefined || value === '') {
      throw new RangeError(`${operation.method} ${operation.path} needs a value for "${name}"`);
    }
    return encodeURIComponent(value);
  };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => valueOf(name));
  const query = (operation.query ?? []).map((name) => `${name}=${valueOf(name)}`).join('&');
  return query === '' ? path : `${path}?${query}`;
}
