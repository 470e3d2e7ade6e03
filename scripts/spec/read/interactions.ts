/** One interaction of the pact: a request with its response, or an event. */
export interface Interaction {
  /** Name of the operation. */
  readonly operation: string;
  /** The outcome: a few words, or the code of a problem. */
  readonly outcome: string;
  readonly states: readonly string[];
  /** The request; null for an event, which the server sends without a request. */
  readonly request: { readonly line: string; readonly body: unknown } | null;
  readonly status: number | null;
  /** Body of the response or event; undefined without a body. */
  readonly answer: unknown;
}

/** Parses a pact file (version 4). Interactions are named `operation: outcome`. */
export function readInteractions(text: string): Interaction[] {
  const { interactions } = JSON.parse(text) as { interactions: readonly PactInteraction[] };
  return interactions.map(({ description, providerStates = [], request, response, contents }) => {
    const [operation = '', ...outcome] = description.split(': ');
    return {
      operation,
      outcome: outcome.join(': '),
      states: providerStates.map(stateInWords),
      request: request === undefined ? null : { line: lineOf(request), body: request.body?.content },
      status: response?.status ?? null,
      answer: (response?.body ?? contents)?.content,
    };
  });
}

interface PactBody {
  readonly content: unknown;
}

interface PactRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly body?: PactBody;
}

interface PactState {
  readonly name: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

interface PactInteraction {
  readonly description: string;
  readonly providerStates?: readonly PactState[];
  readonly request?: PactRequest;
  readonly response?: { readonly status: number; readonly body?: PactBody };
  readonly contents?: PactBody;
}

function lineOf({ method, path, query = {} }: PactRequest): string {
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => `${name}=${value}`));
  return `${method} ${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}

function stateInWords({ name, params = {} }: PactState): string {
  const values = Object.entries(params).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return values.length === 0 ? name : `${name} (${values.join(', ')})`;
}
