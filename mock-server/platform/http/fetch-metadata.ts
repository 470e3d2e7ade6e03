import type { FastifyRequest } from 'fastify';

/** How a GET request came about. Checked for pages with a side effect, such as entering a world. */
export type Arrival =
  /** The user typed the address or followed a link of this server, in a window. */
  | 'direct'
  /** A page of another site links to the page, or the browser sends no Fetch Metadata. */
  | 'linked'
  /** The request is for an image, a frame or a script, or prefetches a page. */
  | 'embedded'
  /** The sender is not a browser. */
  | 'program';

/**
 * Classifies a request by its Fetch Metadata headers. Browsers before 2023 do not send them, and no browser sends them
 * by plain http to another machine. For these, a user agent that starts with Mozilla means a browser, and an accept
 * header with text/html means a page, which may also be in a frame.
 */
export function arrivalOf({ headers }: FastifyRequest): Arrival {
  const isAhead = [headers['sec-purpose'], headers['purpose']].some((purpose) =>
    /prefetch|prerender/.test(String(purpose)),
  );
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    const isWindow = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
    if (!isWindow || isAhead) return 'embedded';
    return site === 'none' || site === 'same-origin' ? 'direct' : 'linked';
  }
  if (!headers['user-agent']?.startsWith('Mozilla/')) return 'program';
  return headers.accept?.includes('text/html') && !isAhead ? 'linked' : 'embedded';
}
