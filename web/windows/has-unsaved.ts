/**
 * Returns true for a page of this site with unsaved entries. Such a page cancels the `beforeunload` event, which the
 * browser sends before it leaves a page.
 */
export const hasUnsaved = (page: Window): boolean =>
  !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
