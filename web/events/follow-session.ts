import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SessionState } from '../session/session-slice.ts';
import type { LoanStatusState } from '../shell/banner/loan-status-slice.ts';
import type { Transport } from '../shared/api/transport.ts';
import { applyEvent, type EventOutcome } from './apply-event.ts';
import { type ConnectionSettings, followEvents } from './connection.ts';
import { catchUp } from './reload-menu.ts';

interface FollowedState {
  readonly session: SessionState;
  readonly loanStatus: LoanStatusState;
}

/** The part of the store that the connection needs. */
interface FollowedStore extends Pick<Store<FollowedState>, 'getState' | 'subscribe'> {
  readonly dispatch: ThunkDispatch<FollowedState, Transport, UnknownAction>;
}

interface Options {
  /** Called with each event that was ignored. */
  readonly onIgnored?: (outcome: EventOutcome) => void;
  readonly wait?: ConnectionSettings['wait'];
}

/**
 * Connects to the event service as soon as the user is known. The connection ends with the session (S-4.1-05). Another
 * user, as after a profile switch, gets a new connection. Returns a function that ends the connection.
 */
export function followSession(
  store: FollowedStore,
  transport: Transport,
  { onIgnored = () => undefined, wait }: Options = {},
): () => void {
  let listening: { readonly userKey: string; readonly end: AbortController } | null = null;
  const receive = (name: string | undefined, data: string) => {
    const outcome = store.dispatch(applyEvent(name, data));
    if (outcome !== 'applied') onIgnored(outcome);
  };
  const onReconnected = () => void store.dispatch(catchUp());
  const settle = () => {
    const { user, ending } = store.getState().session;
    const userKey = user && !ending ? `${user.email} ${user.userGroupName}` : null;
    if ((listening?.userKey ?? null) === userKey) return;
    listening?.end.abort();
    listening = userKey === null ? null : { userKey, end: new AbortController() };
    if (listening) {
      const { signal } = listening.end;
      void followEvents({ transport, receive, onReconnected, signal, ...(wait ? { wait } : {}) });
    }
  };
  const unsubscribe = store.subscribe(settle);
  settle();
  return () => {
    unsubscribe();
    listening?.end.abort();
  };
}

let ignored = 0;

/** Counts an ignored event in an attribute of the page, for tests and support. */
export function countIgnoredEvent(): void {
  ignored += 1;
  document.documentElement.dataset['ignoredEvents'] = String(ignored);
}
