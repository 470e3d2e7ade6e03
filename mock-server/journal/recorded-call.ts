import type { JournalEntry } from '../../contracts/schemas/mock.ts';
import type { NamedOperation } from '../plugins/operations.ts';
import type { ProblemError } from '../plugins/problems.ts';
import type { Passed } from '../upstream/passed.ts';
import { curlOf } from './curl.ts';
import { masked } from './mask.ts';

/** Longest body that is kept, in characters; the rest of a longer one is cut off. */
export const longestBody = 4_096;

/** A call as it happened. Nothing is masked before somebody reads it. */
export interface RecordedCall {
  readonly at: Date;
  /** By the machine's clock, milliseconds since 1970. */
  readonly recordedAt: number;
  readonly traceId: string;
  readonly method: string;
  readonly host: string;
  /** Path and query. */
  readonly url: string;
  /** What the inventory says about it; null for a call of a path that nobody knows. */
  readonly operation: NamedOperation | null;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly milliseconds: number;
  readonly refusal: ProblemError | null;
  /** What came of passing the call on to a real backend; null when it was not. */
  readonly passed: Passed | null;
  /** The fault that the call met, in words. */
  readonly fault: string | null;
  readonly contentType: string | undefined;
  readonly worldId: string;
  /** At most `longestBody` characters, as `answerBody`. */
  readonly requestBody: string | null;
  readonly answerBody: string | null;
}

/** A call as it is shown: secrets masked. */
export function entryOf(number: number, call: RecordedCall): JournalEntry {
  const path = masked(call.url);
  const requestBody = maskedOrNull(call.requestBody);
  return {
    number,
    at: call.at.toISOString(),
    traceId: call.traceId,
    method: call.method,
    path,
    operation: call.operation?.name ?? null,
    rules: [...(call.operation?.rules ?? [])],
    status: call.status,
    milliseconds: Math.round(call.milliseconds * 1_000) / 1_000,
    ...(call.passed ? { upstream: call.passed.to } : {}),
    verdict: verdictOf(call.refusal) ?? call.passed?.verdict ?? null,
    fault: call.fault,
    requestBody,
    answerBody: maskedOrNull(call.answerBody),
    curl: curlOf(call, path, requestBody),
  };
}

const maskedOrNull = (text: string | null): string | null => (text === null ? null : masked(text));

/** At most `longestBody` characters, in memory of their own: a part of a text would keep the whole one in memory. */
export const cut = (text: string): string =>
  text.length <= longestBody ? text : Buffer.from(text.slice(0, longestBody)).toString();

/**
 * A body as text. What was read from it is many small objects, and hundreds of such bodies in the journal, each looked
 * at whenever memory is cleaned up, would cost a creation several times what it costs to write them out.
 */
export const keptBody = (body: unknown): string | null =>
  body === undefined || body === null ? null : cut(typeof body === 'string' ? body : JSON.stringify(body));

/** The code of a refusal. An answer that broke its contract says how, since nobody else is told. */
function verdictOf(refusal: ProblemError | null): string | null {
  if (!refusal) return null;
  const { cause } = refusal.more;
  return refusal.code === 'invalid-answer' && cause instanceof Error
    ? `${refusal.code}: ${cause.message}`
    : refusal.code;
}
