import { Button, Modal } from 'antd';
import { useState } from 'react';
import { failureTitle } from '../outcome.ts';

interface FailureDialogProps {
  readonly isLead: boolean;
  /** Null while nothing has failed. */
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
