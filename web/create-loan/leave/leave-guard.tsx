import { Button, Modal } from 'antd';
import { type ComponentRef, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

interface LeaveGuardProps {
  readonly isLead: boolean;
  /** True when something would be lost. Asked at the moment of leaving. */
  readonly isEdited: () => boolean;
}

/**
 * Asks before entries are lost: by a question of the product when another page of it is wanted, by the browser's own
 * when the tab is closed or loaded again. The end of a session takes the screen away first, so it is never held up.
 */
export function LeaveGuard({ isLead, isEdited }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isEdited() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isEdited()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isEdited]);
  const stay = useRef<ComponentRef<typeof Button>>(null);
  const what = isLead ? 'lead' : 'loan';
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={`Leave without creating the ${what}?`}
      onCancel={() => blocker.reset?.()}
      afterOpenChange={(isOpen) => {
        if (isOpen) stay.current?.focus();
      }}
      footer={[
        <Button key="stay" ref={stay} type="primary" onClick={() => blocker.reset?.()}>
          Keep editing
        </Button>,
        <Button key="leave" danger onClick={() => blocker.proceed?.()}>
          Leave
        </Button>,
      ]}
    >
      <p>What you have entered will be lost.</p>
    </Modal>
  );
}
