import { App } from 'antd';
import type { Citation } from '../../../contracts/schemas/assistant.ts';
import { constants } from '../../app/constants.ts';
import { windowFeatures } from '../../windows/popup.ts';
import { usePopup } from '../../windows/use-popup.tsx';
import { safeAddress } from '../safe-address.ts';
import { writeCitation } from './write-citation.ts';

const name = 'citation';

/**
 * Opens a citation: its address where it has one that a browser may go to, otherwise a window with its title and
 * content (S-4.5-11, S-4.5-12). Where the browser blocks that window, the content stands in a dialog.
 */
export function useCitation(): (citation: Citation) => void {
  const openPopup = usePopup();
  const { modal } = App.useApp();
  return ({ citationId, title, content, url }) => {
    const heading = title.trim() || citationId;
    const address = safeAddress(url);
    if (address) {
      openPopup({ name, title: heading, address, size: constants.citationPopup });
      return;
    }
    const opened = window.open('about:blank', name, windowFeatures(constants.citationPopup));
    if (opened) writeCitation(opened, heading, content);
    else modal.info({ title: heading, content });
  };
}
