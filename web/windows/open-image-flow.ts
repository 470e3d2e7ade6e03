import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Transport } from '../shared/api/transport.ts';
import { useConfiguration } from '../configuration/use-configuration.ts';
import { openImageFlow } from './image-flow.ts';
import { usePageSignal } from './use-page-signal.ts';
import { usePopup } from './use-popup.tsx';

/**
 * Opens the image flow of an account by its general account id, or says why the user may not see it. It belongs to the
 * page that it was begun on: after that nothing opens.
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
