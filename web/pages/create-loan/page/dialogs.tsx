import { memo, useEffect, useEffectEvent, type ComponentRef, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { askBeforeLeaving, unsavedEntries } from '../../../session/unsaved-entries.ts';
import { LossQuestion } from '../../../shared/ui/loss-question.tsx';
import { Button } from 'antd';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { alreadyCreatedText, alreadyCreatedTitle, failureTitle } from '../submit-messages.ts';

interface LeaveGuardProps {
  readonly isLead: boolean;
  readonly isCreating: boolean;
}

/**
 * Asks for confirmation before unsaved entries are lost. A dialog asks before another page of the product opens; the
 * browser asks before the tab is closed or reloaded. The end of a session closes the form without a question. Memoised,
 * since each keystroke renders the form.
 */
export const LeaveGuard = memo(function LeaveGuard({ isLead, isCreating }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedEntries.areHere() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const stopAsking = askBeforeLeaving();
    return () => {
      stopAsking();
      unsavedEntries.release();
    };
  }, []);
  // Closes the question when the response arrives: the response opens the dashboard or another dialog.
  const closeQuestion = useEffectEvent(() => {
    if (blocker.state === 'blocked') blocker.reset();
  });
  useEffect(() => (isCreating ? () => closeQuestion() : undefined), [isCreating]);
  const what = isLead ? 'lead' : 'loan';
  return (
    <LossQuestion
      isOpen={blocker.state === 'blocked'}
      title={isCreating ? `Leave while the ${what} is being created?` : `Leave without creating the ${what}?`}
      stay={isCreating ? 'Stay' : 'Keep editing'}
      leave="Leave"
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    >
      {isCreating
        ? `We'll finish creating the ${what} and notify you if you leave this page. If the ${what} can't be created, your entries will be lost.`
        : 'Your entries will be lost.'}
    </LossQuestion>
  );
});

interface FailureDialogProps {
  readonly isLead: boolean;
  /** The reason that the dialog shows; null closes the dialog. */
  readonly message: string | null;
  readonly onDismiss: () => void;
  /** Called after the closing animation, to restore the focus. */
  readonly onClosed: () => void;
}

/** Dialog with the reason of a failed creation. The form keeps its values. */
export function FailureDialog({ isLead, message, onDismiss, onClosed }: FailureDialogProps) {
  /** The last message, shown during the closing animation. */
  const [shown, setShown] = useState(message);
  if (message !== null && message !== shown) setShown(message);
  return (
    <Dialog
      open={message !== null}
      title={failureTitle(isLead)}
      onClose={onDismiss}
      afterClose={onClosed}
      footer={
        <Button type="primary" onClick={onDismiss}>
          OK
        </Button>
      }
    >
      <p>{shown}</p>
    </Dialog>
  );
}

interface AlreadyCreatedDialogProps {
  readonly isLead: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
  /** Called after the closing animation, to restore the focus. */
  readonly onClosed: () => void;
}

/** Dialog for a loan or lead that an earlier request has created. The user opens it or keeps editing the form. */
export function AlreadyCreatedDialog({
  isLead,
  isOpen,
  onOpen,
  onDismiss,
  onClosed,
}: AlreadyCreatedDialogProps) {
  const open = useRef<ComponentRef<typeof Button>>(null);
  return (
    <Dialog
      open={isOpen}
      title={alreadyCreatedTitle(isLead)}
      onClose={onDismiss}
      afterOpenChange={(hasOpened) => {
        if (hasOpened) open.current?.focus();
      }}
      afterClose={onClosed}
      footer={[
        <Button key="stay" onClick={onDismiss}>
          Keep editing
        </Button>,
        <Button key="open" ref={open} type="primary" onClick={onOpen}>
          {isLead ? 'Open the lead' : 'Open the loan'}
        </Button>,
      ]}
    >
      <p>{alreadyCreatedText(isLead)}</p>
    </Dialog>
  );
}
