import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { unsavedEntries } from '../../session/unsaved-entries.ts';
import { paths } from '../../shared/routes/paths.ts';
import { browserStorage } from '../../shared/storage.ts';
import { useCreateLoanMutation } from './api.ts';
import type { CreateLoanValues } from './form-values.ts';
import { generalMessage, noticeOf } from './submit-messages.ts';
import { formSubmit } from './submit.ts';
import { useAppDispatch } from '../../shared/store/store.ts';
import { noticeRaised } from '../../shared/store/ui-slice.ts';
import { ownerOf, useUser } from '../../session/session-context.ts';

/**
 * Submits the form, announces the new loan or lead, and opens its dashboard. For a refusal, or a loan that already
 * exists, opens a dialog. After a lost response, the transport has opened the server-error dialog. If the user has left
 * the form, a notification shows the result.
 */
export function useSubmit(isLead: boolean) {
  const [submit] = useState(() => formSubmit(isLead));
  const [create] = useCreateLoanMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [alreadyCreated, setAlreadyCreated] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
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
    setAlreadyCreated(null);
    setOpening(true);
    await navigate(paths.dashboardOf(newApplyId));
  };
  const send = async (values: CreateLoanValues) => {
    // Marks the form as unsaved even if the user typed nothing: leaving it before the response may lose the result.
    unsavedEntries.hold();
    // A page that is loaded again before the answer says that the creation is not confirmed.
    browserStorage.write('creation', isLead ? 'lead' : 'loan');
    const result = await submit(create, values, () => hasLeft.current);
    if (!result) return;
    // A request is also unanswered because its page is being left.
    if (result.kind !== 'unanswered') browserStorage.remove('creation');
    if (hasLeft.current || result.kind === 'created') {
      const borrower = `${values.borrower.firstName} ${values.borrower.lastName}`.trim();
      dispatch(noticeRaised({ ...noticeOf(result, { isLead, borrower }), owner }));
    }
    if (hasLeft.current) return;
    switch (result.kind) {
      case 'created':
        return open(result.newApplyId);
      case 'already-created':
        return setAlreadyCreated(result.newApplyId);
      case 'refused':
        return setFailure(result.reason ?? generalMessage(isLead));
      case 'unanswered':
    }
  };

  return {
    send,
    open,
    /** True once the loan exists, while the code of its dashboard is downloaded. The form cannot be used again. */
    isOpening,
    failure,
    dismissFailure: () => setFailure(null),
    /** Application identifier of the loan or lead that an earlier request has created; null if there is none. */
    alreadyCreated,
    dismissAlreadyCreated: () => setAlreadyCreated(null),
  };
}
