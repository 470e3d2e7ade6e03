/**
 * Whether a page of this site would hold up the browser before it is left, because something entered there would be lost.
 * It is asked as the browser asks it.
 */
export const hasUnsaved = (page: Window): boolean =>
  !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
