import { Button } from 'antd';
import { type ComponentRef, type ReactNode, useRef } from 'react';
import { Dialog } from './dialog.tsx';

interface LossQuestionProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Text of the dialog, which names the entries that would be lost. */
  readonly children: ReactNode;
  /** Label of the button that keeps the entries. The button has the initial focus; Escape has the same effect. */
  readonly stay: string;
  readonly leave: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LossQuestion({ isOpen, title, children, stay, leave, onStay, onLeave }: LossQuestionProps) {
  const first = useRef<ComponentRef<typeof Button>>(null);
  return (
    <Dialog
      open={isOpen}
      title={title}
      onClose={onStay}
      afterOpenChange={(hasOpened) => {
        if (hasOpened) first.current?.focus();
      }}
      footer={[
        <Button key="stay" ref={first} type="primary" onClick={onStay}>
          {stay}
        </Button>,
        <Button key="leave" danger onClick={onLeave}>
          {leave}
        </Button>,
      ]}
    >
      <p>{children}</p>
    </Dialog>
  );
}
