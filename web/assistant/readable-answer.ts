import { isListOf, isRecord, isText } from '../api/readable.ts';

/**
 * Whether the assistant's answer is one that can be taken apart; anything else counts as a failed request, which the talk
 * says (S-4.5-06). Of a citation anything may be missing: it is shown with what it has.
 */
export const isAssistantAnswer = (answer: unknown): boolean =>
  isRecord(answer) &&
  isText(answer['output']) &&
  isListOf(answer['citations'], isRecord) &&
  isRecord(answer['troubleshooting']) &&
  isText(answer['troubleshooting']['trackingId']);
