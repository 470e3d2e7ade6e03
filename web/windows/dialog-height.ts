import type { Size } from '../../contracts/api/legacy.ts';
import { constants } from '../shared/constants.ts';

/** Height of the title of a dialog, in CSS pixels. */
const titleHeight = 56;

/**
 * Height of a dialog of the legacy application: that of its page when one is documented, else 250 or what the content
 * needs, and never more than 790 (S-9-14, S-9-15).
 * @param content height of the loaded page; null until it has loaded.
 */
export function dialogHeight(size: Size | undefined, content: number | null): number {
  const wanted = size?.height ?? Math.max(constants.legacyDialog.height, (content ?? 0) + titleHeight);
  return Math.min(wanted, constants.legacyDialogMaximumHeight);
}
