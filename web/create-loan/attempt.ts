import type { ProblemCode } from '../../contracts/api/problems.ts';
import type { CallError } from '../api/send.ts';
import type { Creation } from './api.ts';
import type { CreateLoanValues } from './form-values.ts';
import { generalMessage, outcomeOf } from './outcome.ts';
import { toCreateLoanRequest } from './request.ts';

/** What a press of Create came to. */
export type Attempt =
  | { readonly kind: 'created'; readonly newApplyId: string }
  /** An earlier attempt of the same form did it, and its answer was lost; the form has been edited since. */
  | { readonly kind: 'created-before'; readonly newApplyId: string }
  | { readonly kind: 'refused'; readonly message: string }
  /** Nothing usable came back: the server-error dialog says so, or the session has ended. */
  | { readonly kind: 'unanswered' };

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
      return attemptOf(
        await send({ request: toCreateLoanRequest(values, { isLead }), idempotencyKey }),
        isLead,
      );
    } finally {
      isUnderway = false;
    }
  };
}

/** What an answer means for the form. */
export function attemptOf({ data, error }: Sent, isLead: boolean): Attempt {
  if (error !== undefined) return attemptRefused(error as Partial<CallError>, isLead);
  const outcome = outcomeOf(data, isLead);
  return outcome.isCreated
    ? { kind: 'created', newApplyId: outcome.newApplyId }
    : { kind: 'refused', message: outcome.message };
}

const keyReused: ProblemCode = 'idempotency-key-reused';

function attemptRefused({ code, existing, detail }: Partial<CallError>, isLead: boolean): Attempt {
  if (code !== keyReused) return { kind: 'unanswered' };
  return existing
    ? { kind: 'created-before', newApplyId: existing }
    : { kind: 'refused', message: detail ?? generalMessage(isLead) };
}
