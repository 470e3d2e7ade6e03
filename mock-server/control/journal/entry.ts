import type { JournalEntry } from '../../../contracts/operations/mock-schemas.ts';
import { curlOf } from './curl.ts';
import type { MaskedRequest } from './recorded-request.ts';

/** Returns a request as the journal shows it. */
export function entryOf(number: number, request: MaskedRequest): JournalEntry {
  const { url: path, requestBody, caller } = request;
  return {
    number,
    at: request.at.toISOString(),
    recordedAt: new Date(request.recordedAt).toISOString(),
    traceId: request.traceId,
    method: request.method,
    path,
    operation: request.operation?.name ?? null,
    rules: [...(request.operation?.rules ?? [])],
    caller,
    status: request.status,
    milliseconds: Math.round(request.milliseconds * 1_000) / 1_000,
    ...(request.passed ? { upstream: request.passed.to } : {}),
    verdict: request.verdict,
    fault: request.fault,
    requestBody,
    answerBody: request.answerBody,
    curl: curlOf(request, path, requestBody, caller),
  };
}
