import { browserStorage, type ProductStorage } from '../shared/storage.ts';
import { accountClosed, userForgotten, userLoaded } from '../shared/store/session-slice.ts';
import type { Listeners } from '../shared/store/store.ts';
import { sessionApi } from './api.ts';
import { storeUser } from './stored-user.ts';

/**
 * Keeps storage in step with the session, for a reload of the page: the user, and the end of the open loan with its
 * menu and its task. `openLoan` stores the account.
 */
export const storeSession =
  (storage: ProductStorage = browserStorage): Listeners =>
  (startListening) => {
    startListening({
      actionCreator: userLoaded,
      effect: ({ payload }) => storeUser(payload, storage),
    });
    startListening({
      actionCreator: userForgotten,
      effect: () => storage.remove('user'),
    });
    startListening({
      actionCreator: accountClosed,
      effect: () => {
        for (const key of ['account', 'navigationMenu', 'loanMenuBase', 'taskId', 'loanTask'] as const)
          storage.remove(key);
      },
    });
  };

/** Makes a loaded user the user of the session. */
export const adoptUser: Listeners = (startListening) =>
  startListening({
    matcher: sessionApi.endpoints.getUser.matchFulfilled,
    effect: ({ payload: user }, { dispatch, getState }) => {
      if (user && !getState().session.user) dispatch(userLoaded(user));
    },
  });
