import { legacyPages } from '../../../contracts/api/legacy.ts';
import type { PageAddresses } from '../../../contracts/operations/configuration.ts';
import { useConfiguration } from '../../session/configuration/api.ts';
import { pageAddress } from '../../session/configuration/page-address.ts';
import { type AppThunk, useAppDispatch } from '../../shared/store/store.ts';
import { legacyDialogOpened } from '../../shared/store/ui-slice.ts';
import { windowsApi } from './api.ts';
import { usePageTask } from './use-page-task.ts';

/**
 * Starts a creation through Optimal Blue. A user who may create for other originators chooses one first; other users
 * create in their own name. A failed request shows only the server-error dialog.
 * @param addresses addresses of the two dialogs in the settings
 * @param signal aborted when the user has left the page: a late response opens nothing, and a late error does not show
 */
const createWithOptimalBlue =
  (addresses: PageAddresses, signal: AbortSignal): AppThunk<Promise<void>> =>
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

/**
 * Returns the function that starts a creation through Optimal Blue, and whether it waits for the server. While it waits,
 * a further call does nothing. The creation is aborted when the user leaves the page.
 */
export function useOptimalBlueCreation(): { readonly start: () => void; readonly isWaiting: boolean } {
  const dispatch = useAppDispatch();
  const { pageAddresses } = useConfiguration();
  const { run, isRunning } = usePageTask();
  return {
    start: () => void run((signal) => dispatch(createWithOptimalBlue(pageAddresses, signal))),
    isWaiting: isRunning,
  };
}
