/** The part of a frame that tells how its page arrived. */
export interface LoadedFrame {
  /** Null when the frame holds the browser's own error page, or a page that may not be framed. */
  readonly contentDocument: (Pick<Document, 'contentType'> & { readonly body: FrameBody | null }) | null;
  readonly contentWindow: { readonly performance: Pick<Performance, 'getEntriesByType'> } | null;
}

interface FrameBody {
  readonly childElementCount: number;
  readonly textContent: string | null;
}

/** What came of loading a frame: its page, a failure, or the answer that the user is not signed in any more. */
export type Arrival = 'loaded' | 'failed' | 'signed-out';

/**
 * How the page of a loaded frame arrived. It failed when nothing arrived, or the server answered that it failed, or sent
 * what is for programs, or nothing. A refusal such as 404 that comes as a page is one: the legacy application says there
 * what is wrong. A 401 ends the session (L-6-01).
 */
export function arrivalOf({ contentDocument, contentWindow }: LoadedFrame): Arrival {
  if (!contentDocument || !contentWindow) return 'failed';
  const [entry] = contentWindow.performance.getEntriesByType('navigation');
  // A browser that does not report the status counts as having loaded the page.
  const { responseStatus = 0 } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  if (responseStatus === 401) return 'signed-out';
  const isFailure =
    responseStatus >= 500 || isForPrograms.test(contentDocument.contentType) || isEmpty(contentDocument.body);
  return isFailure ? 'failed' : 'loaded';
}

const isForPrograms = /[/+]json$/;

const isEmpty = (body: FrameBody | null): boolean =>
  !body || (body.childElementCount === 0 && (body.textContent ?? '').trim() === '');
