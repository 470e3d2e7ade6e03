/** One exchange that the contract between SPA and server holds, or one event. */
export interface Interaction {
  /** Name of the call in the endpoint table. */
  readonly operation: string;
  /** How it ends, in a few words or as the code of a problem. */
  readonly outcome: string;
  readonly states: readonly string[];
  /** Null for an event, which nobody asks for. */
  readonly request: { readonly line: string; readonly body: unknown } | null;
  readonly status: number | null;
  /** What the server says; undefined for nothing. */
  readonly answer: unknown;
}

/** Reads a Pact file (version 4). Interactions are named `call: outcome`. */
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
