import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { traceIdHeader } from '../../contracts/api/headers.ts';

/** Numbers that are kept over restarts. */
export interface Counters {
  /** Adds one to a number and returns it. */
  increment(name: string): Promise<number>;
}

/**
 * Makes the trace ids of one start of the server: the number of the start and the number of the request, such as
 * 0007-000042. No two requests on one store share one, and the same requests on a new store get the same ones.
 * An id that the caller sends is not taken over.
 */
export async function traceIds(counters: Counters): Promise<() => string> {
  const start = String(await counters.increment('server-starts')).padStart(4, '0');
  let requests = 0;
  return () => `${start}-${String((requests += 1)).padStart(6, '0')}`;
}

/**
 * How a browser may use an answer, whatever it is. What says nothing else is no page, runs nothing and is kept nowhere:
 * pages and files say so themselves. A window of the product may know its opener, since both say the same.
 */
export const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
} as const;

/** Half a year. Sent only by https: a browser keeps to it, so a server that is tried out once by https must not claim more. */
export const strictTransport = 'max-age=15552000';

/** What every answer carries, whatever it is: its trace id (S-8-25), and how a browser may use it. */
export function addCommonHeaders(
  app: FastifyInstance,
  { mayBeSecure }: { readonly mayBeSecure: boolean },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders).header(traceIdHeader, request.id);
    if (mayBeSecure && request.protocol === 'https') {
      void reply.header('strict-transport-security', strictTransport);
    }
    done();
  });
}

/** A nonce for the scripts of one page as it is sent this once. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * The policy of the SPA's page: own scripts and styles, and those with the nonce of this answer. Style attributes are
 * allowed, because the component library places its popups with them; they can run nothing.
 * @param allowedOrigins that the page may call and frame too, such as that of an identity provider
 */
export const contentSecurityPolicy = (nonce: string, allowedOrigins: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["connect-src 'self'", ...allowedOrigins].join(' '),
    ["frame-src 'self'", ...allowedOrigins].join(' '),
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
