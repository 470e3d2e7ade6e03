import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { legacyPages } from '../../contracts/api/legacy.ts';
import type { PageAddresses } from '../../contracts/operations/configuration.ts';
import type { Transport } from '../shared/api/transport.ts';
import { pageAddress } from '../configuration/page-address.ts';
import { windowsApi } from './api.ts';
import { legacyDialogOpened } from './legacy-dialog-slice.ts';

/**
 * Starts a creation through Optimal Blue. A user who may create for other originators chooses one first; other users
 * create in their own name (S-4.4-12, S-4.4-13). After a failed request nothing opens, since the server-error dialog
 * shows.
 * @param addresses addresses of the two dialogs in the settings (S-4.4-14)
 * @param signal aborted when the user has left: a late response opens nothing, and a late error does not show
 */
export const createWithOptimalBlue =
  (
    addresses: PageAddresses,
    signal: AbortSignal,
  ): ThunkAction<Promise<void>, unknown, Transport, UnknownAction> =>
  async (dispatch) => {
    const question = windowsApi.endpoints.userHasOtherActiveOriginators.initiate(undefined, {
      forceRefetch: true,
      subscribe: false,
    });
    const asked = dispatch(question);
    signal.addEventListener('abort', () => asked.abort());
    const { data } = await asked;
    if (!data || signal.aborted) return;
    const page = data.HasOtherActiveOriginators ? 'OptimalBlueSelectOriginator' : 'OptimalBlueCurrentUser';
    dispatch(legacyDialogOpened({ title: legacyPages[page].title, address: pageAddress(addresses, page) }));
  };
