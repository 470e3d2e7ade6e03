import type { FrameMessage } from '../../contracts/api/frame-messages.ts';
import { useConfiguration } from '../configuration/use-configuration.ts';
import { useImageFlow } from './open-image-flow.ts';
import { pageWindow } from './page-window.ts';
import { usePopup } from './use-popup.tsx';

type AskedWindow = Extract<FrameMessage, { readonly type: 'openPopup' }>;

/** Opens the window that a framed page asks for; images only after the server was asked (S-7-14). */
export function useAskedWindow(): (asked: AskedWindow) => void {
  const open = usePopup();
  const { pageAddresses } = useConfiguration();
  const openImageFlow = useImageFlow();
  return ({ page, query }) => {
    if (page !== 'ImageFlow') return open(pageWindow(page, query, pageAddresses));
    const accountId = Number(query['accountId']);
    if (Number.isSafeInteger(accountId) && accountId > 0) void openImageFlow(accountId);
  };
}
