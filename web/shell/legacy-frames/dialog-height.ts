import type { Size } from '../../../contracts/api/legacy.ts';
import { constants } from '../../shared/constants.ts';

/** Height of the title of a dialog, in CSS pixels. */
const titleHeight = 56;

/**
 * Returns the height of a legacy dialog in CSS pixels: the documented height of its page, else the height of the
 * content, at least 250; always at most 790.
 * @param content height of the page; null until it has loaded
 */
export function dialogHeight(size: Size | undefined, content: number | null): number {
  const wanted = size?.height ?? Math.max(constants.legacyDialog.height, (content ?? 0) + titleHeight);
  return Math.min(wanted, constants.legacyDialogMaximumHeight);
}
