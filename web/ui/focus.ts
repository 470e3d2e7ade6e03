/** True when no element has the focus: the one that had it has gone. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
