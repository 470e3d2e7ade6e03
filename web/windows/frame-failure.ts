/** The part of a frame that tells how its page arrived. */
export interface LoadedFrame {
  /** Null when the frame holds the browser's own error page, or a page that may not be framed. */
  readonly contentDocument: object | null;
  readonly contentWindow: { readonly performance: Pick<Performance, 'getEntriesByType'> } | null;
}

/**
 * True when a loaded frame holds no page of the older application: nothing arrived, or the server answered that it
 * failed. A refusal such as 404 is a page: the older application says there what is wrong.
 */
export function hasFailed({ contentDocument, contentWindow }: LoadedFrame): boolean {
  if (!contentDocument || !contentWindow) return true;
  const [arrival] = contentWindow.performance.getEntriesByType('navigation');
  // A browser that does not tell the status is believed to have loaded the page.
  const { responseStatus = 0 } = (arrival ?? {}) as Partial<PerformanceNavigationTiming>;
  return responseStatus >= 500;
}
