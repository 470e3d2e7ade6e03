import { Button, Spin } from 'antd';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FrameMessage } from '../../../contracts/frame-messages.ts';
import { useConfiguration } from '../../session/configuration/api.ts';
import { logout } from '../../session/logout.ts';
import { constants } from '../../shared/constants.ts';
import { log } from '../../shared/log.ts';
import { isId } from '../../shared/parse.ts';
import { useGo } from '../../shared/routes/use-go.ts';
import { useAppDispatch } from '../../shared/store/store.ts';
import { runShortcut } from '../shortcuts/shortcuts.ts';
import { arrivalOf } from './frame-load.ts';
import styles from './embedded-page.module.css';
import { useImageFlow } from './open-image-flow.ts';
import { usePaperCopy } from './paper-copy.ts';
import { pageWindow } from './popup.ts';
import { useFrameMessages } from './use-frame-messages.ts';
import { usePopup } from './use-popup.tsx';

interface EmbeddedPageProps {
  /** Title of the frame, and name of the page in messages. */
  readonly title: string;
  /** Address of the page, from the site root. */
  readonly address: string;
  /** Called with each message of the page. This component itself handles navigation, logout, windows and shortcuts. */
  readonly onMessage?: (message: FrameMessage) => void;
  /** Called with the document of each page that has loaded in the frame. */
  readonly onArrival?: (page: Document) => void;
}

type State = 'loading' | 'slow' | 'loaded' | 'failed';

/**
 * A legacy page in a frame that fills its place. Shows a spinner while the page loads, and a retry button when it does
 * not load. Handles the messages of the page.
 */
export function EmbeddedPage({ title, address, onMessage, onArrival }: EmbeddedPageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const paper = usePaperCopy(frame);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>('loading');
  const go = useGo();
  const dispatch = useAppDispatch();
  const openWindow = useAskedWindow();

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const waiting = setTimeout(() => setState('slow'), constants.slowFrameSeconds * 1_000);
    return () => clearTimeout(waiting);
  }, [state]);

  useFrameMessages(frame, (message) => {
    onMessage?.(message);
    if (message.type === 'navigate') go(message.route);
    if (message.type === 'logout') void dispatch(logout());
    if (message.type === 'openPopup') openWindow(message);
    if (message.type === 'shortcut') runShortcut(message.name);
  });

  const arrived = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const arrival = arrivalOf(currentTarget);
    // Logs out, as after a 401 of a request. The frame stays empty until the page is left.
    if (arrival === 'signed-out') {
      void dispatch(logout());
      return;
    }
    if (arrival === 'failed') log.warn('A page of the legacy application could not be loaded', { title });
    setState(arrival);
    if (arrival === 'loaded' && currentTarget.contentDocument) onArrival?.(currentTarget.contentDocument);
  };
  const tryAgain = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };

  return (
    <div className={styles['host']}>
      {/* Also there without a text, so that screen readers announce the text that comes. */}
      <div role="status">
        {state === 'loaded' ? null : <LoadState state={state} title={title} onRetry={tryAgain} />}
      </div>
      <iframe
        key={attempt}
        ref={frame}
        className={styles['frame']}
        data-loaded={state === 'loaded'}
        title={title}
        src={address}
        onLoad={arrived}
      />
      <div ref={paper} className={styles['paper']} />
    </div>
  );
}

interface LoadStateProps {
  readonly state: Exclude<State, 'loaded'>;
  readonly title: string;
  readonly onRetry: () => void;
}

/** Shown in place of a page that has not loaded. A slow page may still load afterwards. */
function LoadState({ state, title, onRetry }: LoadStateProps) {
  if (state === 'loading') {
    return <Spin className={styles['state']} size="large" description={`Loading ${title}`} aria-live="off" />;
  }
  return (
    <div className={styles['state']}>
      {state === 'slow' ? <Spin size="large" aria-hidden /> : null}
      <p className={styles['sentence']}>
        {state === 'slow'
          ? `${title} is taking longer than usual.`
          : `We couldn't load ${title}. Try again in a moment.`}
      </p>{' '}
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

type AskedWindow = Extract<FrameMessage, { readonly type: 'openPopup' }>;

/**
 * Returns the function that opens the window that a framed page asks for. The image flow opens only with the server's
 * permission.
 */
function useAskedWindow(): (asked: AskedWindow) => void {
  const open = usePopup();
  const { pageAddresses } = useConfiguration();
  const openImageFlow = useImageFlow();
  return ({ page, query }) => {
    if (page !== 'ImageFlow') return open(pageWindow(page, query, pageAddresses));
    const accountId = Number(query['accountId']);
    if (isId(accountId)) void openImageFlow(accountId);
  };
}
