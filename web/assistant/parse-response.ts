import { isPresent } from '../shared/parse/parse-shape.ts';
import { isRecord, isText } from '../shared/parse/guards.ts';

/** What the assistant has answered to a prompt. */
export interface AssistantResponse {
  /** Blank when the server returned no text. */
  readonly output: string;
  /** As they came; parseCitations makes sense of them. */
  readonly citations: readonly unknown[];
  /** The server's name for the answer; null when it gave none: then nobody can react to it. */
  readonly trackingId: string | null;
}

/**
 * Parses the response to a prompt. Whatever else is missing or wrong, the text is kept. Null when there is no
 * text to be had, which the chat shows as a failed request (S-4.5-06): a response that is no object, has none of the
 * documented fields, or has an output that is no text.
 */
export function parseResponse(value: unknown): AssistantResponse | null {
  if (!isRecord(value) || !fields.some((field) => Object.hasOwn(value, field))) return null;
  const { output, citations, troubleshooting } = value;
  if (isPresent(output) && !isText(output)) return null;
  const trackingId = isRecord(troubleshooting) ? troubleshooting['trackingId'] : null;
  return {
    output: isText(output) ? output : '',
    citations: Array.isArray(citations) ? citations : [],
    trackingId: isText(trackingId) && trackingId !== '' ? trackingId : null,
  };
}

const fields = ['output', 'citations', 'troubleshooting'];
