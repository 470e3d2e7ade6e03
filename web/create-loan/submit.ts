import type { RequestError } from '../shared/api/send.ts';
import { shape, trimmed } from '../shared/parse.ts';
import { type Creation, keyReused } from './api.ts';
import type { CreateLoanValues } from './form-values.ts';
import { toCreateLoanRequest } from './request.ts';
import { errorMessageOf } from '../shared/api/api.ts';

export type SubmitResult =
  | ParsedResponse
  /** An earlier request of this form created the loan; its response was lost, and the form has been edited since. */
  | { readonly kind: 'already-created'; readonly newApplyId: string }
  /** No usable response: the server-error dialog is open, or the session has ended. */
  | { readonly kind: 'unanswered'; readonly reason: string | null; readonly traceId: string | null };

/** A parsed create response. `reason` is the server's errorMessage; null if there is none. */
type ParsedResponse =
  | { readonly kind: 'created'; readonly newApplyId: string }
  | { readonly kind: 'refused'; readonly reason: string | null };

/** The unparsed response or error of a create request. */
export type Sent = { readonly data?: unknown; readonly error?: unknown };

/**
 * Returns the submit function of one form. All requests of the form have the same idempotency key, so the server
 * creates only one loan. The function returns null while another request is pending.
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
  error === undefined ? parseCreateResponse(data) : errorResult(error as Partial<RequestError>);

/**
 * Converts an error to a result. The error of an aborted request, as after a profile switch, has none of these
 * properties.
 */
function errorResult({
  kind,
  code,
  existing,
  detail = null,
  traceId = null,
}: Partial<RequestError>): SubmitResult {
  if (code !== keyReused) {
    return { kind: 'unanswered', reason: kind ? errorMessageOf({ kind, detail }) : null, traceId };
  }
  return existing ? { kind: 'already-created', newApplyId: existing } : { kind: 'refused', reason: detail };
}

/**
 * Parses a create response. The creation failed if the status is "error" in upper or lower case, or if the response has
 * an errorMessage or no newApplyId (L-8.2-03, A-51). A malformed response counts as failed too.
 */
export function parseCreateResponse(response: unknown): ParsedResponse {
  const { status, errorMessage, newApplyId } = outcome(response);
  const isFailure = status.toLowerCase() === 'error' || errorMessage !== '' || newApplyId === '';
  return isFailure ? { kind: 'refused', reason: errorMessage || null } : { kind: 'created', newApplyId };
}

const outcome = shape({ status: trimmed, errorMessage: trimmed, newApplyId: trimmed });
