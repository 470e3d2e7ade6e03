import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { App } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLinkClickHandler, useLocation, useNavigationType } from 'react-router-dom';
import { ownerOf } from '../../session/session-context.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import { type Notice, noticeDismissed } from '../../shared/store/ui-slice.ts';
import { returnFocus } from '../../shared/ui/focus.ts';
import styles from './notices.module.css';

/** The notifications of the signed-in user, over any page. */
export function Notices() {
  const notices = useAppSelector(({ ui }) => ui.notices);
  const { user, ending } = useAppSelector(({ session }) => session);
  if (!user || ending) return null;
  const owner = ownerOf(user);
  return notices
    .filter((notice) => notice.owner === owner)
    .map((notice) => <ShownNotice key={notice.id} notice={notice} />);
}

/** Icons by kind, hidden from screen readers, since the title has the same meaning. */
const icons = {
  success: <CheckCircleFilled className={styles['success'] ?? ''} aria-hidden />,
  error: <CloseCircleFilled className={styles['error'] ?? ''} aria-hidden />,
} as const;

/** Renders no elements: the component library shows the notification outside the page. */
function ShownNotice({ notice }: { readonly notice: Notice }) {
  const { id, kind, title, text, link } = notice;
  const { notification } = App.useApp();
  const dispatch = useAppDispatch();
  const follow = useLinkClickHandler(link?.to ?? '');
  const isThere = useIsThere(link?.to, () => dispatch(noticeDismissed(id)));

  const show = useEffectEvent(() =>
    notification.open({
      key: id,
      icon: icons[kind],
      className: styles['notice'] ?? '',
      title,
      description: (
        <>
          <p className={styles['text']}>{text}</p>
          {link && !isThere ? (
            <a className={styles['link']} href={link.to} onClick={follow}>
              {link.label}
            </a>
          ) : null}
        </>
      ),
      duration: 0,
      onClose: () => {
        returnFocus(`.${styles['notice']}`);
        dispatch(noticeDismissed(id));
      },
    }),
  );
  useEffect(() => show(), [isThere]);
  useEffect(() => () => notification.destroy(id), [notification, id]);

  // The focus moves to the page, since the focused link disappears.
  useEffect(() => {
    if (isThere) document.getElementById('main')?.focus();
  }, [isThere]);
  return null;
}

/**
 * Returns true from the arrival at an address, and calls `leave` when the user then goes to another page. A redirect is
 * a part of the arrival.
 */
function useIsThere(address: string | undefined, leave: () => void): boolean {
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === 'REPLACE';
  const [hasArrived, setArrived] = useState(false);
  const isThere = pathname === address || (hasArrived && isRedirect);
  if (isThere && !hasArrived) setArrived(true);
  const left = useEffectEvent(leave);
  const hasLeft = hasArrived && !isThere;
  useEffect(() => {
    if (hasLeft) left();
  }, [hasLeft]);
  return hasArrived;
}
