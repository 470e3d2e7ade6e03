import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { useCreateLoanMutation } from './api.ts';
import type { CreateLoanValues } from './form-values.ts';
import { outcomeOf } from './outcome.ts';
import { toCreateLoanRequest } from './request.ts';

/**
 * Sends the form and goes on to what was created. One form has one idempotency key, so whatever is pressed twice
 * creates one loan.
 */
export function useCreation(isLead: boolean, onCreated: () => void) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [create, { isLoading }] = useCreateLoanMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const isUnderway = useRef(false);
  const navigate = useNavigate();

  const send = async (values: CreateLoanValues) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    const answer = await create({ request: toCreateLoanRequest(values, { isLead }), idempotencyKey });
    isUnderway.current = false;
    // A call that failed altogether has its own dialog.
    if (!answer.data) return;
    const outcome = outcomeOf(answer.data, isLead);
    if (outcome.isCreated) {
      onCreated();
      await navigate(paths.dashboardOf(outcome.newApplyId));
    } else setFailure(outcome.message);
  };

  return { send, isCreating: isLoading, failure, dismissFailure: () => setFailure(null) };
}
