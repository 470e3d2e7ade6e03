import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { legacyPages } from '../../contracts/api/legacy.ts';
import type { PageAddresses } from '../../contracts/operations/configuration.ts';
import type { Transport } from '../shared/api/transport.ts';
import { pageAddress } from '../configuration/page-address.ts';
import { windowsApi } from './api.ts';
import { legacyDialogOpened } from './legacy-dialog-slice.ts';

/**
 * Begins a creation through Optimal Blue: whoever may create for other originators is asked for whom, everybody else
 * goes on in their own name (S-4.4-12, S-4.4-13). When the question itself fails, nothing opens: the server-error
 * dialog has told.
 *
 * @param addresses where the settings keep the two dialogs (S-4.4-14).
 * @param signal aborted when the user has gone on in the meantime: a late response opens nothing, and a late failure is
 *   not told, as the user no longer waits for it
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
