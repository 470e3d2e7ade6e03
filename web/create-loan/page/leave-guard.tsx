import { memo, useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { unsavedEntries } from '../../session/unsaved-entries.ts';
import { LossQuestion } from '../../shared/ui/loss-question.tsx';

interface LeaveGuardProps {
  readonly isLead: boolean;
  readonly isCreating: boolean;
}

/**
 * Asks for confirmation before unsaved entries are lost. A dialog asks before another page of the product opens; the
 * browser asks before the tab is closed or reloaded. The end of a session closes the form without a question. Memoised, since a key renders the form around it.
 */
export const LeaveGuard = memo(function LeaveGuard({ isLead, isCreating }: LeaveGuardProps) {
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
        ? `The ${what} is created even if you leave this page, and a notification shows the result. If the ${what} cannot be created, what you have entered will be lost.`
        : 'What you have entered will be lost.'}
    </LossQuestion>
  );
});
