import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useReturnedFocus } from '../../shared/ui/focus.ts';
import { EmbeddedPage } from '../../windows/embedded-page.tsx';
import { useShortcut } from '../../shortcuts/use-shortcut.ts';
import styles from './panel.module.css';
import { panelClosed } from './panel-slice.ts';
import type { PanelView } from './panel-view.ts';

/**
 * A legacy page in a panel of its documented size, or as large as the window allows. It takes the focus and gives it
 * back; Escape, its button and a message of its page close it (S-4.2-26 to S-4.2-29).
 */
export function FramedPanel({ view }: { readonly view: PanelView }) {
  const { name, title, address, size } = view;
  const closer = useRef<HTMLButtonElement>(null);
  const dispatch = useDispatch();
  const close = () => void dispatch(panelClosed(name));

  useReturnedFocus();
  useEffect(() => closer.current?.focus({ preventScroll: true }), []);

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
      <EmbeddedPage
        title={title}
        address={address}
        onMessage={(message) => {
          if (message.type === 'closePanel') dispatch(panelClosed(message.panel));
          if (message.type === 'navigate') close();
        }}
      />
    </section>
  );
}
