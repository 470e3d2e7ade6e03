import { api } from '../shared/api/api.ts';
import type { AppThunk } from '../shared/store/store.ts';
import { parseEvent } from './product-event.ts';
import { reloadMenu } from './reload-menu.ts';
import { selectAccount, sessionExtended } from '../shared/store/session-slice.ts';
import { loanUpdated } from '../shared/store/ui-slice.ts';

/** Result of applying an event: applied, or the reason why the event was ignored. */
export type EventOutcome = 'applied' | 'unreadable' | 'another-loan';

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
