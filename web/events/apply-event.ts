import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Transport } from '../shared/api/transport.ts';
import { readAccount } from '../session/account.ts';
import { sessionExtended } from '../session/session-slice.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';
import { loanUpdated } from '../shell/banner/loan-status-slice.ts';
import { parseEvent } from './product-event.ts';
import { reloadMenu } from './reload-menu.ts';

/** What became of an event: it was applied, or why it was not. */
export type EventOutcome = 'applied' | 'unreadable' | 'another-loan';

/**
 * Lets one event of the stream change what the user sees. One that cannot be read, or that speaks of a loan which is
 * not open here, changes nothing and is logged without its data.
 */
export const applyEvent =
  (
    name: string | undefined,
    data: string,
    storage: ProductStorage = browserStorage,
  ): ThunkAction<EventOutcome, unknown, Transport, UnknownAction> =>
  (dispatch, _state, transport) => {
    const outcome = dispatch(changeBy(name, data, storage));
    if (outcome !== 'applied') transport.log('An event was ignored', { event: name ?? 'message', outcome });
    return outcome;
  };

const changeBy =
  (
    name: string | undefined,
    data: string,
    storage: ProductStorage,
  ): ThunkAction<EventOutcome, unknown, Transport, UnknownAction> =>
  (dispatch) => {
    const event = parseEvent(name, data);
    if (!event) return 'unreadable';
    if (event.name === 'sessionExtend') {
      dispatch(sessionExtended());
      return 'applied';
    }
    const { generalAccountId } = event.data;
    if (readAccount(storage)?.generalAccountId !== generalAccountId) return 'another-loan';
    if (event.name === 'loanUpdate') dispatch(loanUpdated(event.data));
    else void dispatch(reloadMenu(generalAccountId, storage));
    return 'applied';
  };
