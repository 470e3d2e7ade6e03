import { Modal, Spin } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { constants } from '../app/constants.ts';
import { safeRedirect } from '../session/redirect.ts';
import { useSession } from '../session/session-context.ts';
import { useReturnedFocus } from '../ui/use-returned-focus.ts';
import styles from './legacy-dialog.module.css';
import type { LegacyDialog } from './legacy-dialog-slice.ts';
import { dialogHeight } from './dialog-height.ts';
import { useFrameMessages } from './use-frame-messages.ts';

interface LegacyDialogFrameProps {
  readonly dialog: LegacyDialog;
  readonly onClose: () => void;
}

/** A page of the older application in a dialog: its title, a way to close it, and its frame (S-9-14, S-9-15). */
export function LegacyDialogFrame({ dialog, onClose }: LegacyDialogFrameProps) {
  const { title, address, size } = dialog;
  const frame = useRef<HTMLIFrameElement>(null);
  const [content, setContent] = useState<number | null>(null);
  const navigate = useNavigate();
  const session = useSession();

  useReturnedFocus();

  useFrameMessages(frame, (message) => {
    switch (message.type) {
      case 'closeDialog':
      case 'closePanel':
        // A page that is a panel elsewhere says so here, too.
        onClose();
        break;
      case 'navigate':
        onClose();
        void navigate(safeRedirect(message.route, window.location.origin));
        break;
      case 'logout':
        void session?.logout();
        break;
      case 'pipelineReset':
      case 'searchResult':
      case 'createLoanCheck':
        // Only the page below has something to do with these.
        break;
    }
  });

  const loaded = content !== null;
  return (
    <Modal
      open
      title={<bdi className={styles['title']}>{title}</bdi>}
      width={size?.width ?? constants.legacyDialog.width}
      footer={null}
      onCancel={onClose}
      // A click beside it would lose what was typed in the frame.
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
      {loaded ? null : <Spin className={styles['spinner']} description={`Loading ${title}`} />}
      <iframe
        ref={frame}
        className={styles['frame']}
        data-loaded={loaded}
        title={title}
        src={address}
        onLoad={(event) => setContent(heightOfContent(event.currentTarget))}
      />
    </Modal>
  );
}

/** What the framed page would like to have, in CSS pixels; 0 when it cannot be asked. */
function heightOfContent(frame: HTMLIFrameElement): number {
  const page = frame.contentDocument?.body;
  return page ? Math.max(page.scrollHeight, page.offsetHeight) : 0;
}
