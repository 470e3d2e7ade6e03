import { useRef, useState } from 'react';
import type { FrameMessage } from '../../../contracts/frame-messages.ts';
import { hasUnsaved } from '../../session/unsaved-entries.ts';
import { constants } from '../../shared/constants.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import { type LegacyDialog, legacyDialogClosed } from '../../shared/store/ui-slice.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LossQuestion } from '../../shared/ui/loss-question.tsx';
import { dialogHeight } from './dialog-height.ts';
import { EmbeddedPage } from './embedded-page.tsx';
import styles from './legacy-dialog.module.css';

/** Shows the open legacy dialog, which closes when the user leaves the page below it. */
export function LegacyDialogHost() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(({ ui }) => ui.legacyDialog);
  return open ? (
    <LegacyDialogFrame key={open.address} dialog={open} onClose={() => dispatch(legacyDialogClosed())} />
  ) : null;
}

interface LegacyDialogFrameProps {
  readonly dialog: LegacyDialog;
  readonly onClose: () => void;
}

/** A legacy page in a dialog: title, close button and frame. */
function LegacyDialogFrame({ dialog, onClose }: LegacyDialogFrameProps) {
  const { title, address, size } = dialog;
  const [content, setContent] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const framed = useRef<Window>(null);
  const close = () => {
    if (framed.current && hasUnsaved(framed.current)) setAsking(true);
    else onClose();
  };
  return (
    <Dialog
      open
      title={<bdi className={styles['title']}>{title}</bdi>}
      width={size?.width ?? constants.legacyDialog.width}
      footer={null}
      onClose={close}
      // A click on the mask would lose entries in the frame.
      mask={{ closable: false }}
      classNames={{
        container: styles['dialog'] ?? '',
        header: styles['head'] ?? '',
        body: styles['body'] ?? '',
      }}
      styles={{
        container: { height: dialogHeight(size, content), padding: 0 },
        header: { margin: 0, padding: '16px 56px 16px 20px' },
      }}
    >
      <EmbeddedPage
        title={title}
        address={address}
        onMessage={({ type }) => {
          if (closing.has(type)) onClose();
        }}
        onArrival={(page) => {
          framed.current = page.defaultView;
          setContent(heightOf(page));
        }}
      />
      <LossQuestion
        isOpen={isAsking}
        title="Close without saving?"
        stay="Keep editing"
        leave="Close"
        onStay={() => setAsking(false)}
        onLeave={onClose}
      >
        Your entries will be lost.
      </LossQuestion>
    </Dialog>
  );
}

/** Types of messages that close the dialog. `closePanel` comes from pages that can also be shown as a panel. */
const closing: ReadonlySet<FrameMessage['type']> = new Set(['closeDialog', 'closePanel', 'navigate']);

/** Returns the height of the framed page in CSS pixels. */
const heightOf = ({ body }: Document): number => Math.max(body.scrollHeight, body.offsetHeight);
