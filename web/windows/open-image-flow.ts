import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Transport } from '../api/transport.ts';
import { useConfiguration } from '../configuration/use-configuration.ts';
import { openImageFlow } from './image-flow.ts';
import { usePopup } from './use-popup.tsx';

/** Opens the image flow of an account by its general account id, or says why the user may not see it. */
export function useImageFlow(): (accountId: number) => Promise<void> {
  const dispatch = useDispatch<ThunkDispatch<unknown, Transport, UnknownAction>>();
  const { imageFlowUrl } = useConfiguration();
  const open = usePopup();
  return (accountId) =>
    dispatch(openImageFlow(accountId, open, imageFlowUrl ? { template: imageFlowUrl } : {}));
}
