import type { JournalEntry } from '../../../contracts/operations/journal-search.ts';
import { masked, maskedAddress } from '../../http/mask.ts';
import type { ProblemError } from '../../http/problems.ts';
import { curlOf } from './curl.ts';
import type { RecordedRequest } from './recorded-request.ts';

/** Returns a request as the journal shows it, without secrets in its texts, and without its number. */
export function entryOf(request: RecordedRequest): Omit<JournalEntry, 'number'> {
  const path = maskedAddress(request.url);
  const requestBody = maskedOrNull(request.requestBody);
  const contentType = request.contentType && masked(request.contentType);
  return {
    at: request.at.toISOString(),
    recordedAt: new Date(request.recordedAt / 1_000).toISOString(),
    traceId: request.traceId,
    method: request.method,
    path,
    operation: request.operation?.name ?? null,
    rules: [...(request.operation?.rules ?? [])],
    caller: request.caller,
    status: request.status,
    milliseconds: Math.round(request.milliseconds * 1_000) / 1_000,
    ...(request.passed ? { upstream: request.passed.to } : {}),
    verdict: maskedOrNull(verdictOf(request.refusal) ?? request.passed?.verdict ?? null),
    fault: request.fault,
    requestBody,
    answerBody: maskedOrNull(request.answerBody),
    curl: curlOf({ ...request, contentType }, path, requestBody, request.caller),
  };
}

const maskedOrNull = (text: string | null): string | null => (text === null ? null : masked(text));

/** Returns the code of a problem. Adds the violations of an invalid response, which only the journal shows. */
function verdictOf(refusal: ProblemError | null): string | null {
  if (!refusal) return null;
  const { cause } = refusal.more;
  return refusal.code === 'invalid-answer' && cause instanceof Error
    ? `${refusal.code}: ${cause.message}`
    : refusal.code;
}
