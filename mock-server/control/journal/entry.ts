import type { JournalEntry } from '../../../contracts/operations/mock-schemas.ts';
import { curlOf } from './curl.ts';
import type { MaskedCall } from './recorded-call.ts';

/** Returns a request as the journal shows it. */
export function entryOf(number: number, call: MaskedCall): JournalEntry {
  const { url: path, requestBody, caller } = call;
  return {
    number,
    at: call.at.toISOString(),
    recordedAt: new Date(call.recordedAt).toISOString(),
    traceId: call.traceId,
    method: call.method,
    path,
    operation: call.operation?.name ?? null,
    rules: [...(call.operation?.rules ?? [])],
    caller,
    status: call.status,
    milliseconds: Math.round(call.milliseconds * 1_000) / 1_000,
    ...(call.passed ? { upstream: call.passed.to } : {}),
    verdict: call.verdict,
    fault: call.fault,
    requestBody,
    answerBody: call.answerBody,
    curl: curlOf(call, path, requestBody, caller),
  };
}
