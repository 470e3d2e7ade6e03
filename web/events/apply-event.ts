import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Transport } from '../api/transport.ts';
import { readAccount } from '../session/account.ts';
import { sessionExtended } from '../session/session-slice.ts';
import { browserStorage, type ProductStorage } from '../session/storage.ts';
import { shellApi } from '../shell/api.ts';
import { loanUpdated } from '../shell/banner/loan-status-slice.ts';
import { readEvent } from './product-event.ts';

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
    const event = readEvent(name, data);
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

/**
 * Asks for the menu of the open loan again. A menu that is on its way may be older than the event: it is awaited, and
 * asked for once more, if the loan is still open then.
 */
const reloadMenu =
  (
    generalAccountId: number,
    storage: ProductStorage,
  ): ThunkAction<Promise<void>, unknown, Transport, UnknownAction> =>
  async (dispatch) => {
    const { getLoanMenu } = shellApi.endpoints;
    const running = dispatch(shellApi.util.getRunningQueryThunk('getLoanMenu', generalAccountId));
    if (running) {
      await running;
      if (readAccount(storage)?.generalAccountId !== generalAccountId) return;
    }
    await dispatch(getLoanMenu.initiate(generalAccountId, { forceRefetch: true, subscribe: false }));
  };
