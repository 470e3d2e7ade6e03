import { Button, Modal } from 'antd';
import { type ComponentRef, useRef, useState } from 'react';
import { alreadyCreatedText, alreadyCreatedTitle, failureTitle } from '../submit-messages.ts';

interface FailureDialogProps {
  readonly isLead: boolean;
  /** The reason that the dialog shows; null closes the dialog. */
  readonly message: string | null;
  readonly onDismiss: () => void;
  /** Called after the closing animation, to restore the focus. */
  readonly onClosed: () => void;
}

/** Dialog with the reason of a failed creation. The form keeps its values (L-4.6-07). */
export function FailureDialog({ isLead, message, onDismiss, onClosed }: FailureDialogProps) {
  /** The last message, shown during the closing animation. */
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
