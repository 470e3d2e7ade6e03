import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { unsavedEntries } from '../session/unsaved-entries.ts';
import { useCreateLoanMutation } from './api.ts';
import { formAttempts } from './attempt.ts';
import type { CreateLoanValues } from './form-values.ts';

/** Sends the form and goes on to what was created; what else an attempt came to waits to be shown. */
export function useCreation(isLead: boolean) {
  const [attempt] = useState(() => formAttempts(isLead));
  const [create, { isLoading }] = useCreateLoanMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [createdBefore, setCreatedBefore] = useState<string | null>(null);
  const navigate = useNavigate();

  const open = async (newApplyId: string) => {
    unsavedEntries.release();
    await navigate(paths.dashboardOf(newApplyId));
  };
  const send = async (values: CreateLoanValues) => {
    // A form that was filled in by the server alone counts too: until the response, leaving it may lose it.
    unsavedEntries.hold();
    const result = await attempt(create, values);
    switch (result?.kind) {
      case 'created':
        return open(result.newApplyId);
      case 'created-before':
        return setCreatedBefore(result.newApplyId);
      case 'refused':
        return setFailure(result.message);
      default:
        return undefined;
    }
  };

  return {
    send,
    open,
    isCreating: isLoading,
    failure,
    dismissFailure: () => setFailure(null),
    /** Application identifier of what an earlier attempt has created; null without one. */
    createdBefore,
    dismissCreatedBefore: () => setCreatedBefore(null),
  };
}
