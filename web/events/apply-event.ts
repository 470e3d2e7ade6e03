import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Transport } from '../shared/api/transport.ts';
import { selectAccount } from '../session/account.ts';
import { sessionExtended, type SessionState } from '../session/session-slice.ts';
import { loanUpdated } from '../shell/banner/loan-status-slice.ts';
import { parseEvent } from './product-event.ts';
import { reloadMenu } from './reload-menu.ts';

/** Result of applying an event: applied, or the reason why the event was ignored. */
export type EventOutcome = 'applied' | 'unreadable' | 'another-loan';

type Thunk<Result> = ThunkAction<Result, { readonly session: SessionState }, Transport, UnknownAction>;

/**
 * Applies one event of the stream to the store. An event that is malformed, or about a loan that is not open in this
 * tab, is ignored and logged without its data.
 */
export const applyEvent =
  (name: string | undefined, data: string): Thunk<EventOutcome> =>
  (dispatch, _state, transport) => {
    const outcome = dispatch(changeBy(name, data));
    if (outcome !== 'applied') transport.log('An event was ignored', { event: name ?? 'message', outcome });
    return outcome;
  };

const changeBy =
  (name: string | undefined, data: string): Thunk<EventOutcome> =>
  (dispatch, state) => {
    const event = parseEvent(name, data);
    if (!event) return 'unreadable';
    if (event.name === 'sessionExtend') {
      dispatch(sessionExtended());
      return 'applied';
    }
    const { generalAccountId } = event.data;
    if (selectAccount(state())?.generalAccountId !== generalAccountId) return 'another-loan';
    if (event.name === 'loanUpdate') dispatch(loanUpdated(event.data));
    else void dispatch(reloadMenu(generalAccountId));
    return 'applied';
  };
