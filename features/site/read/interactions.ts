/** One interaction of the pact: a request with its response, or an event. */
export interface Interaction {
  /** Name of the operation. */
  readonly operation: string;
  /** The outcome: a few words, or the code of a problem. */
  readonly outcome: string;
  /** Status of the response; null for an event. */
  readonly status: number | null;
}

/** Parses a pact file (version 4). Interactions are named `operation: outcome`. */
export function readInteractions(text: string): Interaction[] {
  const { interactions } = JSON.parse(text) as { interactions: readonly PactInteraction[] };
  return interactions.map(({ description, response }) => {
    const [operation = '', ...outcome] = description.split(': ');
    return { operation, outcome: outcome.join(': '), status: response?.status ?? null };
  });
}

interface PactInteraction {
  readonly description: string;
  readonly response?: { readonly status: number };
}
