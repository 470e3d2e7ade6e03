import { filledAddress } from '../../session/configuration/page-address.ts';
import { storeAlert } from '../../session/errors/alert.ts';
import { paths } from '../../shared/routes/paths.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';
import type { AppThunk } from '../../shared/store/store.ts';
import { windowsApi } from './api.ts';
import { type Popup, pageWindow } from './popup.ts';

interface ImageFlowOptions {
  /** Address of the image flow from the settings, with the placeholder {accountId}. */
  readonly template?: string;
  readonly storage?: ProductStorage;
  /** Aborted when the user has left the page: a late response opens nothing, and a late error does not show. */
  readonly signal?: AbortSignal;
}

/** Returns the window of the image flow of an account. The configured address is used if it is valid. */
export function imageFlowWindow(accountId: number, template = ''): Popup {
  const page = pageWindow('ImageFlow', { accountId });
  const address = filledAddress(template, 'ImageFlow', { accountId });
  return address === null ? page : { ...page, address };
}

/**
 * Opens the image flow of an account after the server has allowed it. A denial opens an alert with the reason of the
 * server. A failed request shows only the server-error dialog.
 * @param accountId general account id
 * @param open opens a window
 */
export const openImageFlow =
  (
    accountId: number,
    open: (popup: Popup) => void,
    { template, storage = browserStorage, signal }: ImageFlowOptions = {},
  ): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const question = dispatch(
      windowsApi.endpoints.getImageFlowAccess.initiate(accountId, { forceRefetch: true, subscribe: false }),
    );
    signal?.addEventListener('abort', () => question.abort(), { once: true });
    const { data: access } = await question;
    if (!access || signal?.aborted) return;
    if (access.hasPermission) return open(imageFlowWindow(accountId, template));
    const title = access.errorTitle ?? 'Image Flow Access Denied';
    storeAlert({ type: 'Error', title, description: access.errorMessage ?? '' }, storage);
    // A window gets its copy of session storage when it opens, so each alert needs a new window.
    open({ name: '_blank', title: 'the message', address: paths.alertMessage });
  };
