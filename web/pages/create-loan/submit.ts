import type { RequestError } from '../../shared/api/base-query.ts';
import { type Creation, keyReused } from './api.ts';
import type { CreateLoanValues } from './form-values.ts';
import { type CreateResult, toCreateLoanRequest } from './request.ts';
import { errorMessageOf } from '../../shared/api/api.ts';

export type SubmitResult =
  | CreateResult
  /** An earlier request of this form created the loan. Its response was lost, and the form has been edited since. */
  | { readonly kind: 'already-created'; readonly newApplyId: string }
  /** No usable response: the server-error dialog is open, or the session has ended. */
  | { readonly kind: 'unanswered'; readonly reason: string | null; readonly traceId: string | null };

/** The result or error of a create request. */
type Sent = { readonly data?: CreateResult; readonly error?: unknown };

/**
 * Returns the submit function of one form. All requests of the form have the same idempotency key, so the server
 * creates only one loan. The function returns null while another request is pending. `isShownByCaller` returns true once
 * the user has left the form.
 */
export function formSubmit(isLead: boolean) {
  const idempotencyKey = crypto.randomUUID();
  let isUnderway = false;
  return async (
    send: (creation: Creation) => PromiseLike<Sent>,
    values: CreateLoanValues,
    isShownByCaller: () => boolean = () => false,
  ): Promise<SubmitResult | null> => {
    if (isUnderway) return null;
    isUnderway = true;
    try {
      const request = toCreateLoanRequest(values, { isLead });
      // RTK keeps the argument of a mutation in the action's `meta` only, so no function gets into the store.
      return resultOf(await send({ request, idempotencyKey, isShownByCaller }));
    } finally {
      isUnderway = false;
    }
  };
}

export const resultOf = ({ data, error }: Sent): SubmitResult => data ?? errorResult(error ?? {});

/**
 * Converts an error to a result. An aborted request, as after a profile switch, has an error without any of these
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
