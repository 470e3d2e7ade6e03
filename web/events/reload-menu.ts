import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Transport } from '../shared/api/transport.ts';
import { readAccount } from '../session/account.ts';
import type { ProductStorage } from '../shared/storage.ts';
import { shellApi } from '../shell/menu/api.ts';

/**
 * Asks for the menu of the open loan again. A menu that is on its way may be older than what has happened: it is
 * awaited, and asked for once more, if the loan is still open then.
 * @returns whether a new menu has come
 */
export const reloadMenu =
  (
    generalAccountId: number,
    storage: ProductStorage,
  ): ThunkAction<Promise<boolean>, unknown, Transport, UnknownAction> =>
  async (dispatch) => {
    const { getLoanMenu } = shellApi.endpoints;
    const running = dispatch(shellApi.util.getRunningQueryThunk('getLoanMenu', generalAccountId));
    if (running) {
      await running;
      if (readAccount(storage)?.generalAccountId !== generalAccountId) return false;
    }
    const { isSuccess } = await dispatch(
      getLoanMenu.initiate(generalAccountId, { forceRefetch: true, subscribe: false }),
    );
    return isSuccess;
  };
