import type { ProblemCode } from '../../contracts/problems.ts';
import type { CallError } from '../shared/api/send.ts';
import { errorMessageOf } from '../shared/api/transport-query.ts';
import { shape, trimmed } from '../shared/parse.ts';
import type { Creation } from './api.ts';
import type { CreateLoanValues } from './form-values.ts';
import { toCreateLoanRequest } from './request.ts';

/** The result of submitting the form. */
export type SubmitResult =
  | ParsedResponse
  /** By an earlier request of the same form, whose response was lost; the form has been edited since. */
  | { readonly kind: 'already-created'; readonly newApplyId: string }
  /** Without a usable response: the server-error dialog says so, or the session has ended. */
  | { readonly kind: 'unanswered'; readonly reason: string | null; readonly traceId: string | null };

/** What a create response says. The reason is the server's; null when it gave none. */
type ParsedResponse =
  | { readonly kind: 'created'; readonly newApplyId: string }
  | { readonly kind: 'refused'; readonly reason: string | null };

/** Response or error of a create request, not parsed yet. */
export type Sent = { readonly data?: unknown; readonly error?: unknown };

/**
 * Returns the submit function of one form. All its requests carry the same idempotency key, so the server creates once. It
 * returns null while an earlier request is under way.
 */
export function formSubmit(isLead: boolean) {
  const idempotencyKey = crypto.randomUUID();
  let isUnderway = false;
  return async (
    send: (creation: Creation) => PromiseLike<Sent>,
    values: CreateLoanValues,
  ): Promise<SubmitResult | null> => {
    if (isUnderway) return null;
    isUnderway = true;
    try {
      return resultOf(await send({ request: toCreateLoanRequest(values, { isLead }), idempotencyKey }));
    } finally {
      isUnderway = false;
    }
  };
}

export const resultOf = ({ data, error }: Sent): SubmitResult =>
  error === undefined ? parseCreateResponse(data) : errorResult(error as Partial<CallError>);

const keyReused: ProblemCode = 'idempotency-key-reused';

/** A request that was aborted, as by a profile switch, has an error without these facts. */
function errorResult({
  kind,
  code,
  existing,
  detail = null,
  traceId = null,
}: Partial<CallError>): SubmitResult {
  if (code !== keyReused) {
    return { kind: 'unanswered', reason: kind ? errorMessageOf({ kind, detail }) : null, traceId };
  }
  return existing ? { kind: 'already-created', newApplyId: existing } : { kind: 'refused', reason: detail };
}

/**
 * Parses a create response. It is a failure if its status is "error" in any case, if it has an errorMessage, or if it has no
 * newApplyId (L-8.2-03, A-51); so is anything of another shape.
 */
export function parseCreateResponse(response: unknown): ParsedResponse {
  const { status, errorMessage, newApplyId } = outcome(response);
  const isFailure = status.toLowerCase() === 'error' || errorMessage !== '' || newApplyId === '';
  return isFailure ? { kind: 'refused', reason: errorMessage || null } : { kind: 'created', newApplyId };
}

const outcome = shape({ status: trimmed, errorMessage: trimmed, newApplyId: trimmed });
