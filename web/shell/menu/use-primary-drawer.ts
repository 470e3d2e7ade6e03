import { useSelector } from 'react-redux';
import { constants } from '../../shared/constants.ts';
import { useMedia } from '../../shared/ui/use-media.ts';
import type { DrawerState } from './drawer-slice.ts';

/** Whether the primary drawer is open, and whether it stands beside the page (wide) or over it (S-4.2-01, S-9-01). */
export function usePrimaryDrawer(): { readonly isOpen: boolean; readonly isWide: boolean } {
  const isWide = useMedia(`(min-width: ${constants.wideScreen}px)`);
  const isFlipped = useSelector((state: { readonly drawer: DrawerState }) => state.drawer.isPrimaryFlipped);
  return { isOpen: isWide !== isFlipped, isWide };
}
