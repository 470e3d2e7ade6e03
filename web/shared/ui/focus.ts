/** True when no element has the focus: the one that had it has gone. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Returns the focus from an overlay that closes to what had it before. A user who has focused something else in the
 * meantime keeps it.
 * @param overlay what closes, while it is still there
 */
export function giveBackFocus(to: Element | null, overlay?: Element | null): void {
  const isFree = isFocusLost() || overlay?.contains(document.activeElement) === true;
  if (isFree && to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
}
