import { Modal, type ModalProps } from 'antd';
import { useId } from 'react';
import { useLayer } from './layers.ts';

interface DialogProps
  extends Omit<ModalProps, 'keyboard' | 'focusable' | 'onCancel' | 'wrapProps' | 'zIndex'> {
  readonly open: boolean;
  /** Called on Escape, and for the close button and the mask of a dialog that has them. */
  readonly onClose: () => void;
  /** Levels above the dialogs of the page, whichever opened last: 1 for an error, 2 for the idle warning. */
  readonly level?: 0 | 1 | 2;
}

/** A modal dialog. All dialogs are made of it, so that Escape and the focus go by `useLayer`. */
export function Dialog({ open, onClose, level = 0, ...modal }: DialogProps) {
  const id = useId();
  const element = () => document.querySelector(`[data-dialog="${id}"]`);
  useLayer(open, onClose, { kind: 'modal', level, element });
  return (
    <Modal
      {...modal}
      open={open}
      onCancel={onClose}
      keyboard={false}
      focusable={noReturn}
      {...(level > 0 ? { zIndex: 1_700 + 100 * level } : {})}
      wrapProps={{ 'data-dialog': id }}
    />
  );
}

/** `useLayer` returns the focus. */
const noReturn = { focusTriggerAfterClose: false } as const;
