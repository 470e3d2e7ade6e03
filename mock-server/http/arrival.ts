import type { FastifyRequest } from 'fastify';

/** How a request for a page came about that does something when it is opened. */
export type Arrival =
  /** The user has opened the address, or has followed a link of this server, in a window. */
  | 'direct'
  /** A page of another site has led here, or a browser does not say what has. */
  | 'linked'
  /** No page is wanted in a window: an image, a frame, a script, or a page that is loaded ahead. */
  | 'embedded'
  /** No browser has sent it. */
  | 'program';

/**
 * Reads what a browser says of a request (Fetch Metadata). It says nothing over plain http to another machine, and
 * browsers before 2023 say nothing at all; but every browser asks for text/html where a page is wanted, in a frame too,
 * and calls itself Mozilla.
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
