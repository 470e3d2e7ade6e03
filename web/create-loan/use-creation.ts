import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../shared/routes/paths.ts';
import { unsavedEntries } from '../session/unsaved-entries.ts';
import { useUser } from '../session/use-user.ts';
import { ownerOf } from '../shell/menu/stored-menus.ts';
import { noticeRaised } from '../shell/notices/notice-slice.ts';
import { useCreateLoanMutation } from './api.ts';
import { formAttempts } from './attempt.ts';
import type { CreateLoanValues } from './form-values.ts';
import { noticeOfLeftCreation } from './left-creation.ts';
import { generalMessage } from './outcome.ts';

/**
 * Sends the form and goes on to what was created; what else an attempt came to waits to be shown. Once the form has been
 * left, its result moves nothing: the user is notified instead.
 */
export function useCreation(isLead: boolean) {
  const [attempt] = useState(() => formAttempts(isLead));
  const [create, { isLoading }] = useCreateLoanMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [createdBefore, setCreatedBefore] = useState<string | null>(null);
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const owner = ownerOf(useUser());
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const open = async (newApplyId: string) => {
    unsavedEntries.release();
    await navigate(paths.dashboardOf(newApplyId));
  };
  const send = async (values: CreateLoanValues) => {
    // A form that was filled in by the server alone counts too: until the response, leaving it may lose it.
    unsavedEntries.hold();
    const result = await attempt(
      (creation) => create({ ...creation, isShownByCaller: () => hasLeft.current }),
      values,
    );
    if (result && hasLeft.current) {
      const borrower = `${values.borrower.firstName} ${values.borrower.lastName}`.trim();
      dispatch(noticeRaised({ ...noticeOfLeftCreation(result, { isLead, borrower }), owner }));
      return;
    }
    switch (result?.kind) {
      case 'created':
        return open(result.newApplyId);
      case 'created-before':
        return setCreatedBefore(result.newApplyId);
      case 'refused':
        return setFailure(result.reason ?? generalMessage(isLead));
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
