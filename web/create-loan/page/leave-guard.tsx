import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { unsavedEntries } from '../../session/unsaved-entries.ts';
import { LossQuestion } from '../../shared/ui/loss-question.tsx';

interface LeaveGuardProps {
  readonly isLead: boolean;
  readonly isCreating: boolean;
}

/**
 * Asks for confirmation before entries of the form are lost: by a dialog for another page of the product, by the
 * browser's own question when the tab is closed or reloaded. The end of a session closes the form without a question.
 */
export function LeaveGuard({ isLead, isCreating }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedEntries.areHere() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedEntries.areHere()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      unsavedEntries.release();
    };
  }, []);
  // The response answers the question: it leads on, or to a dialog of its own over the form.
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
        ? 'Leaving does not stop it, and you will be notified of the result. If it fails, what you have entered will be lost.'
        : 'What you have entered will be lost.'}
    </LossQuestion>
  );
}
