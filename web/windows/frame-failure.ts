/** The part of a frame that tells how its page arrived. */
export interface LoadedFrame {
  /** Null when the frame holds the browser's own error page, or a page that may not be framed. */
  readonly contentDocument: (Pick<Document, 'contentType'> & { readonly body: BodyLike | null }) | null;
  readonly contentWindow: { readonly performance: Pick<Performance, 'getEntriesByType'> } | null;
}

interface BodyLike {
  readonly childElementCount: number;
  readonly textContent: string | null;
}

/**
 * True when a loaded frame holds no page of the older application: nothing arrived, or the server answered that it
 * failed, or sent what is for programs, or nothing. A refusal such as 404 that comes as a page is one: the older
 * application says there what is wrong.
 */
export function hasFailed({ contentDocument, contentWindow }: LoadedFrame): boolean {
  if (!contentDocument || !contentWindow) return true;
  const [arrival] = contentWindow.performance.getEntriesByType('navigation');
  // A browser that does not tell the status is believed to have loaded the page.
  const { responseStatus = 0 } = (arrival ?? {}) as Partial<PerformanceNavigationTiming>;
  return (
    responseStatus >= 500 || isForPrograms.test(contentDocument.contentType) || isEmpty(contentDocument.body)
  );
}

const isForPrograms = /[/+]json$/;

const isEmpty = (body: BodyLike | null): boolean =>
  !body || (body.childElementCount === 0 && (body.textContent ?? '').trim() === '');
