import { addListener, removeListener } from '@reduxjs/toolkit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Configuration } from '../../../contracts/operations/configuration.ts';
import { sessionExtended } from '../../shared/store/session-slice.ts';
import { useAppDispatch } from '../../shared/store/store.ts';
import { sessionApi } from '../api.ts';
import { findWindows, reportLegacyEntries } from '../legacy-pages.ts';
import { logout } from '../logout.ts';
import type { SignInContext } from '../sign-in.ts';
import { noteInactivity } from '../sign-out-reason.ts';
import { unsavedEntries, unsavedPages } from '../unsaved-entries.ts';
import { onActivity, readLastActivity, storeLastActivity } from './activity.ts';
import { IdleDialog, type IdleDialogProps, WarningTab, WindowWarnings } from './idle-dialog.tsx';
import { createIdleWatch, type IdleWatch, timingOf, type WatchSurroundings } from './watch.ts';

/**
 * Shows the idle warning and ends the session after the idle timeout (document 000, section 4.1). Follows the legacy
 * pages of this tab, whose unsaved entries end with the session.
 */
export default function Idle({ session: { configuration } }: { readonly session: SignInContext }) {
  const dispatch = useAppDispatch();
  const [watch] = useState(() =>
    createBrowserWatch(configuration, {
      keepAlive: () => void dispatch(sessionApi.endpoints.keepAlive.initiate(undefined, { track: false })),
      timedOut: () => {
        void dispatch(logout());
        noteInactivity(Date.now());
      },
    }),
  );
  useEffect(() => runWatch(watch), [watch]);
  useEffect(findWindows, []);
  useEffect(reportLegacyEntries, []);
  const state = useSyncExternalStore(watch.onChange, watch.state);

  useEffect(() => {
    const listener = { actionCreator: sessionExtended, effect: () => watch.extend() };
    dispatch(addListener(listener));
    return () => void dispatch(removeListener(listener));
  }, [dispatch, watch]);

  if (state.phase !== 'warning') return null;
  return (
    <IdleWarning
      secondsLeft={state.secondsLeft}
      secondsAtStart={timingOf(configuration.idle).timeout / 1_000}
      stay={() => dispatch(sessionExtended())}
      leave={() => void dispatch(logout())}
    />
  );
}

/** Shows the warning in the tab, over the page, and in the windows that this page has opened. */
function IdleWarning({ secondsLeft, ...rest }: Omit<IdleDialogProps, 'loss'>) {
  const loss = useLoss();
  return (
    <>
      <WarningTab secondsLeft={secondsLeft} />
      <IdleDialog secondsLeft={secondsLeft} loss={loss} {...rest} />
      <WindowWarnings secondsLeft={secondsLeft} loss={loss} {...rest} />
    </>
  );
}

/**
 * Returns the part of the warning that names the pages whose unsaved entries will be lost; blank if there are none. The
 * session ends in all tabs.
 */
function useLoss(): string {
  const [pages, setPages] = useState(unsavedPages);
  useEffect(() => {
    let isGone = false;
    void unsavedEntries.areElsewhere().then((areElsewhere) => {
      if (areElsewhere && !isGone) setPages((others) => [...others, 'another tab']);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return pages.length === 0 ? '' : `, and unsaved entries will be lost (${pages.join(', ')}),`;
}

const createBrowserWatch = (
  { idle }: Configuration,
  act: Pick<WatchSurroundings, 'keepAlive' | 'timedOut'>,
): IdleWatch =>
  createIdleWatch({
    clock: {
      now: () => Date.now(),
      after: (milliseconds, action) => {
        const timer = setTimeout(action, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    timing: timingOf(idle),
    memory: { read: readLastActivity, write: storeLastActivity },
    ...act,
  });

/**
 * Starts the watch. Reports to it: activity in this tab, activity in other tabs, and the end of a time in which timers
 * may have been suspended. Returns a function that stops the watch.
 */
function runWatch(watch: IdleWatch): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const look = () => watch.check();
  const stopActivity = onActivity(window, () => watch.active());
  for (const event of ['focus', 'pageshow', 'storage']) window.addEventListener(event, look, { signal });
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, look, { signal });
  watch.start();
  return () => {
    watch.stop();
    stopActivity();
    listening.abort();
  };
}
