import { Button, Modal } from 'antd';
import { type ComponentRef, useRef } from 'react';

interface UnsavedQuestionProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before what was entered on a framed page is lost with its dialog. */
export function UnsavedQuestion({ isOpen, onStay, onLeave }: UnsavedQuestionProps) {
  const stay = useRef<ComponentRef<typeof Button>>(null);
  return (
    <Modal
      open={isOpen}
      title="Close Without Saving?"
      onCancel={onStay}
      afterOpenChange={(hasOpened) => {
        if (hasOpened) stay.current?.focus();
      }}
      footer={[
        <Button key="stay" ref={stay} type="primary" onClick={onStay}>
          Keep editing
        </Button>,
        <Button key="leave" danger onClick={onLeave}>
          Close
        </Button>,
      ]}
    >
      <p>What you have entered will be lost.</p>
    </Modal>
  );
}
