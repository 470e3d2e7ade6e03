import type { ProblemCode } from '../../contracts/api/problems.ts';
import type { CallError } from '../shared/api/send.ts';
import { errorMessageOf } from '../shared/api/transport-query.ts';
import type { Creation } from './api.ts';
import type { CreateLoanValues } from './form-values.ts';
import { outcomeOf } from './outcome.ts';
import { toCreateLoanRequest } from './request.ts';

/** What a press of Create came to. */
export type Attempt =
  | { readonly kind: 'created'; readonly newApplyId: string }
  /** An earlier attempt of the same form did it, and its answer was lost; the form has been edited since. */
  | { readonly kind: 'created-before'; readonly newApplyId: string }
  /** With the server's reason; null when it gave none. */
  | { readonly kind: 'refused'; readonly reason: string | null }
  /** Nothing usable came back: the server-error dialog says so, or the session has ended. */
  | { readonly kind: 'unanswered'; readonly reason: string | null; readonly traceId: string | null };

/** What sending a creation ends in. An answer may be anything: nobody has looked at it yet. */
export type Sent = { readonly data?: unknown; readonly error?: unknown };

/**
 * The attempts of one form. All carry the same idempotency key, so whatever is pressed and whatever gets lost, the
 * server creates once; and one attempt is under way at a time: null for a press in the meantime.
 */
export function formAttempts(isLead: boolean) {
  const idempotencyKey = crypto.randomUUID();
  let isUnderway = false;
  return async (
    send: (creation: Creation) => PromiseLike<Sent>,
    values: CreateLoanValues,
  ): Promise<Attempt | null> => {
    if (isUnderway) return null;
    isUnderway = true;
    try {
      return attemptOf(await send({ request: toCreateLoanRequest(values, { isLead }), idempotencyKey }));
    } finally {
      isUnderway = false;
    }
  };
}

/** What an answer means for the form. */
export function attemptOf({ data, error }: Sent): Attempt {
  if (error !== undefined) return attemptRefused(error as Partial<CallError>);
  const outcome = outcomeOf(data);
  return outcome.isCreated
    ? { kind: 'created', newApplyId: outcome.newApplyId }
    : { kind: 'refused', reason: outcome.reason };
}

const keyReused: ProblemCode = 'idempotency-key-reused';

/** A request that was given up, as by a profile switch, has an error without any of the usual facts. */
function attemptRefused({
  kind,
  code,
  existing,
  detail = null,
  traceId = null,
}: Partial<CallError>): Attempt {
  if (code !== keyReused) {
    return { kind: 'unanswered', reason: kind ? errorMessageOf({ kind, detail }) : null, traceId };
  }
  return existing ? { kind: 'created-before', newApplyId: existing } : { kind: 'refused', reason: detail };
}
