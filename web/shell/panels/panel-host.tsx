import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { useAccount } from '../../session/account.ts';
import { useKnownUser } from '../../session/use-user.ts';
import { useReturnedFocus } from '../../shared/ui/focus.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { useShortcut } from '../../shortcuts/use-shortcut.ts';
import { EmbeddedPage } from '../../windows/embedded-page.tsx';
import styles from './panel.module.css';
import { type PanelView, panelViewOf } from './panel-view.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import { panelClosed } from '../../shared/store/ui-slice.ts';

/** Shows the open panel over the page. */
export function PanelHost() {
  const name = useAppSelector(({ ui }) => ui.panel);
  const user = useKnownUser();
  const account = useAccount();
  const view = name !== null && user ? panelViewOf(name, user, account) : null;
  return view ? <FramedPanel key={view.address} view={view} /> : null;
}

/**
 * A legacy page in a panel of its documented size, or as large as the window allows. The panel takes the focus and
 * gives it back on closing. Escape, the close button and a message of the page close the panel (S-4.2-26 to S-4.2-29).
 */
function FramedPanel({ view }: { readonly view: PanelView }) {
  const { name, title, address, size } = view;
  const closer = useRef<HTMLButtonElement>(null);
  const dispatch = useAppDispatch();
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
        <IconButton ref={closer} label={`Close ${title}`} onClick={close}>
          <CloseOutlined aria-hidden />
        </IconButton>
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
