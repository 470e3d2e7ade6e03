/** The properties of a frame that tell how its page loaded. */
interface LoadedFrame {
  /** Document of the frame; null for an error page of the browser, and for a page that refuses to be framed. */
  readonly contentDocument: (Pick<Document, 'contentType'> & { readonly body: FrameBody | null }) | null;
  readonly contentWindow: { readonly performance: Pick<Performance, 'getEntriesByType'> } | null;
}

interface FrameBody {
  readonly childElementCount: number;
  readonly textContent: string | null;
}

/** Result of loading a frame. `signed-out`: the server refused the session. */
export type Arrival = 'loaded' | 'failed' | 'signed-out';

/**
 * Returns how the page of a frame loaded. No page, a status from 500 on, JSON and an empty page are failures. A page
 * with a status such as 404 counts as loaded, since the legacy application explains the error there. A 401 ends the
 * session.
 */
export function arrivalOf({ contentDocument, contentWindow }: LoadedFrame): Arrival {
  if (!contentDocument || !contentWindow) return 'failed';
  const [entry] = contentWindow.performance.getEntriesByType('navigation');
  // If the browser does not report the status, the page counts as loaded.
  const { responseStatus = 0 } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  if (responseStatus === 401) return 'signed-out';
  const isFailure =
    responseStatus >= 500 || isJson.test(contentDocument.contentType) || isEmpty(contentDocument.body);
  return isFailure ? 'failed' : 'loaded';
}

const isJson = /[/+]json$/;

const isEmpty = (body: FrameBody | null): boolean =>
  !body || (body.childElementCount === 0 && (body.textContent ?? '').trim() === '');
