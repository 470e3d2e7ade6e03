import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { ServerErrorDialog } from '../session/errors/server-error-dialog.tsx';
import { isAdministrator } from '../session/roles.ts';
import { ownerOf, useSession } from '../session/session-context.ts';
import { isErrorPage, type RouteHandle } from '../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../shared/store/store.ts';
import { debugToggled, navigated, selectIsPrimaryOpen, serverErrorRaised } from '../shared/store/ui-slice.ts';
import { pageTitleId } from '../shared/ui/use-document-title.ts';
import { recordFocus, stayInField } from '../shared/ui/focus.ts';
import { listenForEscape } from '../shared/ui/layers.ts';
import { listenForShortcuts, testError, useShortcut } from './shortcuts/shortcuts.ts';
import { LegacyDialogHost } from './legacy-frames/legacy-dialog-host.tsx';
import { Drawers, DrawersPlace } from './drawers/drawers.tsx';
import { Notices } from './notices/notices.tsx';
import { PanelHost } from './panels/panel-host.tsx';
import styles from './shell.module.css';
import { Toolbar, ToolbarPlace } from './toolbar.tsx';
import { WaitSign } from './wait-sign.tsx';
import type { Elements } from '../shared/ui/elements.ts';

/**
 * The layout around each page: skip link, toolbar, drawers and dialogs.
 * @param beside elements that can open over any page
 */
export function Shell({ beside }: { readonly beside: Elements }) {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const dispatch = useAppDispatch();
  const { toolbar, isAwaited } = useToolbarUser();
  // The page is inert while the navigation covers the page.
  const isOpen = useAppSelector(selectIsPrimaryOpen);
  const isWide = useAppSelector(({ ui }) => ui.isWide);
  const isAssistantOpen = useAppSelector(({ ui }) => ui.isAssistantOpen);
  const hasSession = useSession() !== null;
  useShortcut('test-error', () => dispatch(serverErrorRaised(testError)), hasSession);
  useShortcut('debug-option', () => dispatch(debugToggled()), hasSession);
  useEffect(recordFocus, []);
  useEffect(stayInField, []);
  useEffect(listenForShortcuts, []);
  // A layout effect, so that it precedes the listeners of the component library.
  useLayoutEffect(listenForEscape, []);

  // Before the effects of the new page, which can open a menu or a panel.
  useLayoutEffect(() => void dispatch(navigated(pathname)), [key, pathname, dispatch]);

  // If the focused element disappears with a navigation, also to the same page, the focus moves to the new page.
  const arrival = useRef(key);
  useEffect(() => {
    if (arrival.current === key) return;
    arrival.current = key;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [key]);

  return (
    <div className={styles['shell']}>
      {isAwaited ? <ToolbarPlace /> : null}
      {toolbar ? (
        <>
          <a className={styles['skip']} href="#main">
            Skip to content
          </a>
          <Toolbar user={toolbar.user} />
        </>
      ) : null}
      <div className={styles['body']} data-assistant={isAssistantOpen}>
        {toolbar ? <Drawers key={ownerOf(toolbar.user)} user={toolbar.user} /> : null}
        {isAwaited && isOpen && isWide ? <DrawersPlace /> : null}
        <main
          id="main"
          aria-labelledby={pageTitleId}
          aria-label="Threshold"
          ref={main}
          tabIndex={-1}
          className={styles['main']}
          inert={toolbar !== null && isOpen && !isWide}
        >
          <Outlet />
        </main>
      </div>
      {toolbar ? <PanelHost /> : null}
      <LegacyDialogHost />
      {beside}
      <Notices />
      <WaitSign />
      <ServerErrorDialog />
      <SessionWatch />
    </div>
  );
}

/**
 * Returns the user of the toolbar; null on fullscreen routes, without a user, and for administrators. `isAwaited` is
 * true while the user is loading: the space of toolbar and drawers is then reserved.
 */
function useToolbarUser() {
  const session = useSession();
  const { user, ending } = useAppSelector((state) => state.session);
  const fullscreen = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.fullscreen);
  const { pathname } = useLocation();
  if (!session || ending) return { toolbar: null, isAwaited: false };
  if (!user) return { toolbar: null, isAwaited: !(fullscreen || isErrorPage(pathname)) };
  const isHidden = fullscreen || isAdministrator(user);
  return { toolbar: isHidden ? null : { user }, isAwaited: false };
}

/** Runs the idle watch and keep-alive of the session. Their code is downloaded after the first page is shown. */
function SessionWatch() {
  const session = useSession();
  const ending = useAppSelector((state) => state.session.ending);
  if (!session || ending) return null;
  return (
    <Suspense fallback={null}>
      <Idle session={session} />
    </Suspense>
  );
}

const Idle = lazy(() => import('../session/idle/idle.tsx'));
