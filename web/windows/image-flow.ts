import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Transport } from '../api/transport.ts';
import { paths } from '../app/paths.ts';
import { storeAlert } from '../errors/alert.ts';
import { browserStorage, type ProductStorage } from '../session/storage.ts';
import { windowsApi } from './api.ts';
import { pageWindow } from './page-window.ts';
import type { Popup } from './popup.ts';

/**
 * Opens the image flow of an account, once the server has said that the user may see it (S-6-21, S-7-14). A denial
 * opens an alert with the server's words instead (S-8-08, S-8-09). When the question itself fails, nothing opens:
 * the server-error dialog has told.
 *
 * @param accountId general account id.
 * @param open how a window is opened.
 */
export const openImageFlow =
  (
    accountId: number,
    open: (popup: Popup) => void,
    storage: ProductStorage = browserStorage,
  ): ThunkAction<Promise<void>, unknown, Transport, UnknownAction> =>
  async (dispatch) => {
    const question = windowsApi.endpoints.getImageFlowAccess.initiate(accountId, {
      forceRefetch: true,
      subscribe: false,
    });
    const { data: access } = await dispatch(question);
    if (!access) return;
    if (access.hasPermission) return open(pageWindow('ImageFlow', { accountId }));
    const title = access.errorTitle ?? 'Image Flow Access Denied';
    storeAlert({ type: 'Error', title, description: access.errorMessage ?? '' }, storage);
    // A window that is open already keeps an alert of its own: each alert gets a new one.
    open({ name: '_blank', title: 'the message', address: paths.alertMessage });
  };
