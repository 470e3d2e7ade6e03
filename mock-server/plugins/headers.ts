import type { FastifyInstance } from 'fastify';
import { traceIdHeader } from '../../contracts/api/headers.ts';
import type { Store } from '../store/store.ts';

/**
 * Makes the trace ids of one start of the server: the number of the start and the number of the request, such as
 * 0007-000042. No two requests on one store share one, and the same requests on a new store get the same ones.
 * An id that the caller sends is not taken over.
 */
export async function traceIds(store: Store): Promise<() => string> {
  const start = String(await store.secrets.countUp('server-starts')).padStart(4, '0');
  let requests = 0;
  return () => `${start}-${String((requests += 1)).padStart(6, '0')}`;
}

/** What every answer carries, whatever it is: its trace id (S-8-25), and how a browser may use it. */
export function addCommonHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply
      .header(traceIdHeader, request.id)
      .header('x-content-type-options', 'nosniff')
      .header('x-frame-options', 'SAMEORIGIN')
      .header('referrer-policy', 'same-origin');
    done();
  });
}

/**
 * The policy of the SPA's page: own scripts and styles, and those with the nonce of this answer. Style attributes are
 * allowed, because the component library places its popups with them; they can run nothing.
 */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
