import { interactions } from './pact-file.ts';

/** An HTTP interaction of the pact. */
export interface Exchange {
  readonly description: string;
  readonly providerStates: readonly [{ readonly name: string; readonly params?: object }];
  readonly request: PactRequest;
  readonly response: { readonly status: number };
}

interface PactRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly body?: { readonly content: unknown };
  /** Values that come from the provider state, such as `Bearer ${accessToken}`. */
  readonly generators?: {
    readonly path?: Generator;
    readonly header?: Readonly<Record<string, Generator>>;
    readonly query?: Readonly<Record<string, Generator>>;
    readonly body?: Readonly<Record<string, Generator>>;
  };
}
interface Generator {
  readonly expression: string;
  readonly dataType?: string;
}

/** The HTTP interactions of the pact. A stream of events never ends and is left out. */
export const exchanges = (interactions as readonly unknown[] as readonly Exchange[]).filter(
  ({ description, request, response }) =>
    request !== undefined && !(description.startsWith('getEvents:') && response.status === 200),
);

/** Returns a request of the pact with the values of its provider state, as a Pact verifier sends it. */
export function requestIn(
  { method, path, query = {}, headers = {}, body, generators = {} }: PactRequest,
  values: Readonly<Record<string, string>>,
) {
  const filled = ({ expression, dataType }: Generator) => {
    const text = expression.replaceAll(/\$\{(\w+)\}/g, (_match, name: string) => values[name] ?? '');
    return dataType === 'INTEGER' ? Number(text) : text;
  };
  // Without a value of the state, a verifier sends the example of the pact.
  const isKnown = ({ expression }: Generator) =>
    [...expression.matchAll(/\$\{(\w+)\}/g)].every(([, name = '']) => name in values);
  const all = (part: Readonly<Record<string, Generator>> = {}) =>
    Object.fromEntries(
      Object.entries(part)
        .filter(([, one]) => isKnown(one))
        .map(([name, one]) => [name.replace('$.', ''), filled(one)]),
    );
  const first = (part: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(part).map(([name, [value = '']]) => [name, value]));
  return {
    method,
    url: String(generators.path && isKnown(generators.path) ? filled(generators.path) : path),
    query: { ...first(query), ...all(generators.query) } as Record<string, string>,
    headers: { ...first(headers), ...all(generators.header) } as Record<string, string>,
    ...(body ? { payload: { ...(body.content as object), ...all(generators.body) } } : {}),
  };
}
