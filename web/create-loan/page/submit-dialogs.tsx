import { Button, Modal } from 'antd';
import { type ComponentRef, useRef, useState } from 'react';
import { alreadyCreatedText, alreadyCreatedTitle, failureTitle } from '../submit-messages.ts';

interface FailureDialogProps {
  readonly isLead: boolean;
  /** Null without an error. */
  readonly message: string | null;
  readonly onDismiss: () => void;
  /** The dialog is gone altogether: time to give the focus back. */
  readonly onClosed: () => void;
}

/** Why nothing was created; the form behind keeps its values (L-4.6-07). */
export function FailureDialog({ isLead, message, onDismiss, onClosed }: FailureDialogProps) {
  /** The text stays legible while the dialog fades. */
  const [shown, setShown] = useState(message);
  if (message !== null && message !== shown) setShown(message);
  return (
    <Modal
      open={message !== null}
      title={failureTitle(isLead)}
      onCancel={onDismiss}
      afterClose={onClosed}
      footer={
        <Button type="primary" onClick={onDismiss}>
          OK
        </Button>
      }
    >
      <p>{shown}</p>
    </Modal>
  );
}

interface AlreadyCreatedDialogProps {
  readonly isLead: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
  /** The dialog is gone altogether: time to give the focus back. */
  readonly onClosed: () => void;
}

/** An earlier request has created the loan or lead; edits since then are not part of it, so the user decides. */
export function AlreadyCreatedDialog({
  isLead,
  isOpen,
  onOpen,
  onDismiss,
  onClosed,
}: AlreadyCreatedDialogProps) {
  const open = useRef<ComponentRef<typeof Button>>(null);
  return (
    <Modal
      open={isOpen}
      title={alreadyCreatedTitle(isLead)}
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
      <p>{alreadyCreatedText(isLead)}</p>
    </Modal>
  );
}
