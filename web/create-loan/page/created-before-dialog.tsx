import { Button, Modal } from 'antd';
import { type ComponentRef, useRef } from 'react';
import { createdBeforeText, createdBeforeTitle } from '../outcome.ts';

interface CreatedBeforeDialogProps {
  readonly isLead: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
  /** The dialog is gone altogether: time to give the focus back. */
  readonly onClosed: () => void;
}

/** An earlier attempt was successful after all: nobody is led away from edits that are not part of it. */
export function CreatedBeforeDialog({
  isLead,
  isOpen,
  onOpen,
  onDismiss,
  onClosed,
}: CreatedBeforeDialogProps) {
  const open = useRef<ComponentRef<typeof Button>>(null);
  return (
    <Modal
      open={isOpen}
      title={createdBeforeTitle(isLead)}
      onCancel={onDismiss}
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
      <p>{createdBeforeText(isLead)}</p>
    </Modal>
  );
}
