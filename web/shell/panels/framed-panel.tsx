import { CloseOutlined } from '@ant-design/icons';
import { Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { safeRedirect } from '../../session/redirect.ts';
import { useSession } from '../../session/session-context.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { useFrameMessages } from '../../windows/use-frame-messages.ts';
import styles from './panel.module.css';
import { panelClosed } from './panel-slice.ts';
import type { PanelView } from './panel-view.ts';

/**
 * A page of the older application in a panel of its documented size, as far as the window has room for it. It takes the
 * focus and gives it back; Escape, its button and a message of its page close it (S-4.2-26 to S-4.2-29).
 */
export function FramedPanel({ view }: { readonly view: PanelView }) {
  const { name, title, address, size } = view;
  const frame = useRef<HTMLIFrameElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const session = useSession();
  const close = () => void dispatch(panelClosed(name));

  useEffect(() => {
    const before = document.activeElement;
    closer.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  useFrameMessages(frame, (message) => {
    switch (message.type) {
      case 'closePanel':
        dispatch(panelClosed(message.panel));
        break;
      case 'navigate':
        close();
        void navigate(safeRedirect(message.route, window.location.origin));
        break;
      case 'logout':
        void session?.logout();
        break;
      case 'closeDialog':
      case 'pipelineReset':
      case 'searchResult':
      case 'createLoanCheck':
        // Not for a panel to say.
        break;
    }
  });

  useShortcut('Escape', close);
  return (
    <section
      role="dialog"
      aria-label={title}
      className={styles['panel']}
      style={{ width: size.width, height: size.height }}
    >
      <div className={styles['head']}>
        <span className={styles['title']}>{title}</span>
        <button
          ref={closer}
          type="button"
          className={styles['close']}
          aria-label={`Close ${title}`}
          onClick={close}
        >
          <CloseOutlined aria-hidden />
        </button>
      </div>
      <div className={styles['content']}>
        {isLoaded ? null : <Spin className={styles['spinner']} description={`Loading ${title}`} />}
        <iframe
          ref={frame}
          className={styles['frame']}
          data-loaded={isLoaded}
          title={title}
          src={address}
          onLoad={() => setLoaded(true)}
        />
      </div>
    </section>
  );
}
