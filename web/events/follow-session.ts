import type { AppState, Listeners } from '../shared/store/store.ts';
import { applyEvent, type EventOutcome } from './apply-event.ts';
import { type ConnectionSettings, followEvents } from './connection.ts';
import { catchUp } from './reload-menu.ts';

interface Options {
  /** Called with each event that was ignored. */
  readonly onIgnored?: (outcome: EventOutcome) => void;
  readonly wait?: ConnectionSettings['wait'];
}

/**
 * Connects to the event service as soon as the user is known. The connection ends with the session (S-4.1-05). Another
 * user, as after a profile switch, gets a new connection.
 */
export const followSession =
  ({ onIgnored = () => undefined, wait }: Options = {}): Listeners =>
  (startListening) =>
    startListening({
      predicate: (_action, now, before) => userKeyOf(now) !== userKeyOf(before),
      effect: async (_action, { cancelActiveListeners, dispatch, extra: transport, getState, signal }) => {
        cancelActiveListeners();
        if (userKeyOf(getState()) === null) return;
        const receive = (name: string | undefined, data: string) => {
          const outcome = dispatch(applyEvent(name, data));
          if (outcome !== 'applied') onIgnored(outcome);
        };
        const onReconnected = () => void dispatch(catchUp());
        await followEvents({ transport, receive, onReconnected, signal, ...(wait ? { wait } : {}) });
      },
    });

/** Returns the key of the user whose events are followed; null without one. */
const userKeyOf = ({ session: { user, ending } }: AppState): string | null =>
  user && !ending ? `${user.email} ${user.userGroupName}` : null;

let ignored = 0;

/** Counts an ignored event in an attribute of the page, for tests and support. */
export function countIgnoredEvent(): void {
  ignored += 1;
  document.documentElement.dataset['ignoredEvents'] = String(ignored);
}
