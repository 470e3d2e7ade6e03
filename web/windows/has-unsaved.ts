/**
 * Returns true for a page of this site with unsaved entries: one that cancels the beforeunload event, which the browser
 * sends before it leaves a page.
 */
export const hasUnsaved = (page: Window): boolean =>
  !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
