import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import type { RouteHandle } from '../app/route-handle.ts';
import { ServerErrorDialog } from '../errors/server-error-dialog.tsx';
import { isAdministrator } from '../session/roles.ts';
import { useSession } from '../session/session-context.ts';
import type { SessionState } from '../session/session-slice.ts';
import { SessionWatch } from '../session/session-watch.tsx';
import styles from './shell.module.css';
import { Toolbar } from './toolbar.tsx';

/** What stands around every page: the skip link, the toolbar, the page itself and the server-error dialog. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const toolbar = useToolbarUser();

  // After a change of page the focus must not be lost with the element that had it.
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles['shell']}>
      {toolbar ? (
        <>
          <a className={styles['skip']} href="#main">
            Skip to content
          </a>
          <Toolbar user={toolbar.user} logout={toolbar.logout} />
        </>
      ) : null}
      <main id="main" aria-label="Threshold" ref={main} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <ServerErrorDialog />
      <SessionWatch />
    </div>
  );
}

/** Whose toolbar shows; null on fullscreen routes, without a user, and for administrators (S-2.2-01 to S-2.2-03). */
function useToolbarUser() {
  const session = useSession();
  const { user, ending } = useSelector((state: { readonly session: SessionState }) => state.session);
  const fullscreen = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.fullscreen);
  if (!session || !user || ending || fullscreen || isAdministrator(user)) return null;
  return { user, logout: session.logout };
}
