import { isPresent, isRecord, isText, shape, string } from '../shared/parse.ts';

/** The assistant's answer to a prompt. */
export interface AssistantResponse {
  /** Text of the answer; blank when the server returned none. */
  readonly output: string;
  /** The unparsed citations; see `parseCitations`. */
  readonly citations: readonly unknown[];
  /** The server's id of the answer; null if it sent none. Without an id the user cannot react to the answer. */
  readonly trackingId: string | null;
}

/**
 * Parses the response to a prompt. A malformed citation or tracking id is dropped, and the text is kept.
 * Returns null for a response that is not an object, has none of the documented fields, or has an output that is not a
 * text. The chat shows null as a failed request (S-4.5-06).
 */
export function parseResponse(value: unknown): AssistantResponse | null {
  if (!isRecord(value) || !fields.some((field) => Object.hasOwn(value, field))) return null;
  const { output, citations, troubleshooting } = value;
  if (isPresent(output) && !isText(output)) return null;
  return {
    output: string(output),
    citations: Array.isArray(citations) ? citations : [],
    trackingId: parseTroubleshooting(troubleshooting).trackingId || null,
  };
}

const parseTroubleshooting = shape({ trackingId: string });

const fields = ['output', 'citations', 'troubleshooting'];
