import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Transport } from '../shared/api/transport.ts';
import { useConfiguration } from '../configuration/use-configuration.ts';
import { openImageFlow } from './image-flow.ts';
import { usePageSignal } from './use-page-signal.ts';
import { usePopup } from './use-popup.tsx';

/**
 * Returns the function that opens the image flow of an account by its general account id, or an alert with the reason of
 * a denial. Nothing opens after the user has left the page.
 */
export function useImageFlow(): (accountId: number) => Promise<void> {
  const dispatch = useDispatch<ThunkDispatch<unknown, Transport, UnknownAction>>();
  const { imageFlowUrl } = useConfiguration();
  const open = usePopup();
  const begin = usePageSignal();
  return (accountId) =>
    dispatch(
      openImageFlow(accountId, open, {
        signal: begin(),
        ...(imageFlowUrl ? { template: imageFlowUrl } : {}),
      }),
    );
}
