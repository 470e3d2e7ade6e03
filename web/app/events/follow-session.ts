import { sessionOperations } from '../../../contracts/operations/session.ts';
import { api, reportUnauthorized } from '../../shared/api/api.ts';
import { apiRequest } from '../../shared/api/api-request.ts';
import type { StreamSettings } from '../../shared/api/event-stream.ts';
import { send } from '../../shared/api/send.ts';
import type { Transport } from '../../shared/api/transport.ts';
import { string } from '../../shared/parse.ts';
import { selectAccount, sessionExtended } from '../../shared/store/session-slice.ts';
import type { AppState, AppThunk, Listeners } from '../../shared/store/store.ts';
import { loanStatusReset, loanUpdated, selectLoanUpdate } from '../../shared/store/ui-slice.ts';
import { shellApi } from '../../shell/menu/api.ts';
import { parseEvent } from './product-event.ts';
import { followSharedEvents } from './shared-events.ts';

/**
 * Follows the events of the user as soon as the user is known, by one connection for all tabs. The connection ends with
 * the session. Another user, as after a profile switch, gets a new connection.
 * @param wait waits for milliseconds between two attempts; undefined for the timers of the browser
 * @param page undefined for the window
 */
export const followSession =
  (wait?: StreamSettings['wait'], page?: EventTarget): Listeners =>
  (startListening) =>
    startListening({
      predicate: (_action, now, before) => userKeyOf(now) !== userKeyOf(before),
      effect: async (_action, { cancelActiveListeners, dispatch, extra: transport, getState, signal }) => {
        cancelActiveListeners();
        const user = userKeyOf(getState());
        if (user === null) return;
        // Tabs with the same user can have different sessions at the identity provider, which share no events.
        const session = string(transport.session?.signIn.msal.getActiveAccount()?.idTokenClaims?.['sid']);
        const settings = {
          request: requestEvents(transport),
          receive: (name: string | undefined, data: string) => void dispatch(applyEvent(name, data)),
          catchUp: () => void dispatch(catchUp()),
          onLost: (reason: string, nextAttemptAfter: number) =>
            transport.log('The connection to the event service ended', { reason, nextAttemptAfter }),
          signal,
          ...(wait ? { wait } : {}),
        };
        followSharedEvents(`${user} ${session}`, settings, page);
        // The signal aborts at the end of this function, too.
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      },
    });

/** Returns the function that requests the events of the signed-in user. */
const requestEvents =
  (transport: Transport): StreamSettings['request'] =>
  async (given, signal) => {
    const stream = apiRequest(sessionOperations.getEvents, {}, undefined, { headers: given });
    const response = await send(transport, stream, { cache: 'no-store', signal });
    if (response.status === 401) reportUnauthorized(transport);
    return response;
  };

/** Returns the key of the user whose events are followed; null without one. */
const userKeyOf = ({ session: { user, ending } }: AppState): string | null =>
  user && !ending ? `${user.email} ${user.userGroupName}` : null;

/** Result of applying an event: applied, or the reason why the event was ignored. */
type EventOutcome = 'applied' | 'unreadable' | 'another-loan';

/**
 * Applies one event of the stream to the store. An event that is malformed, or about a loan that is not open in this
 * tab, is ignored and logged without its data.
 */
export const applyEvent =
  (name: string | undefined, data: string): AppThunk<EventOutcome> =>
  (dispatch, _state, transport) => {
    const outcome = dispatch(changeBy(name, data));
    if (outcome !== 'applied') transport.log('An event was ignored', { event: name ?? 'message', outcome });
    return outcome;
  };

const changeBy =
  (name: string | undefined, data: string): AppThunk<EventOutcome> =>
  (dispatch, state) => {
    const event = parseEvent(name, data);
    if (!event) return 'unreadable';
    if (event.name === 'sessionExtend') {
      dispatch(sessionExtended());
      return 'applied';
    }
    const { generalAccountId } = event.data;
    if (selectAccount(state())?.generalAccountId !== generalAccountId) return 'another-loan';
    if (event.name === 'loanUpdate') {
      dispatch(loanUpdated(event.data));
      dispatch(api.util.invalidateTags(['Loan']));
    } else void dispatch(reloadMenu(generalAccountId));
    return 'applied';
  };

/**
 * Loads the menu of the open loan again. A menu that is still loading may be older than the change. The function then
 * waits for it, and loads the menu once more if the loan is still open.
 * @returns true when a new menu has arrived
 */
const reloadMenu =
  (generalAccountId: number): AppThunk<Promise<boolean>> =>
  async (dispatch, state) => {
    const { getLoanMenu } = shellApi.endpoints;
    const running = dispatch(shellApi.util.getRunningQueryThunk('getLoanMenu', generalAccountId));
    if (running) {
      await running;
      if (selectAccount(state())?.generalAccountId !== generalAccountId) return false;
    }
    const { isSuccess } = await dispatch(
      getLoanMenu.initiate(generalAccountId, { forceRefetch: true, subscribe: false }),
    );
    return isSuccess;
  };

/**
 * Loads the dashboard and the menu of the open loan again after a lost connection, during which events may have been lost.
 * The icons of the new menu replace those of the newest event, unless a newer event has arrived meanwhile.
 */
export const catchUp = (): AppThunk<Promise<void>> => async (dispatch, state) => {
  const open = selectAccount(state())?.generalAccountId;
  if (open === undefined) return;
  dispatch(api.util.invalidateTags(['Loan']));
  const before = selectLoanUpdate(state(), open);
  if (!(await dispatch(reloadMenu(open)))) return;
  if (before !== null && selectLoanUpdate(state(), open) === before) dispatch(loanStatusReset());
};
