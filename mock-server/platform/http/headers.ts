import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import { isHttps } from './origin.ts';

/**
 * Returns a generator of trace ids for one start of the server: number of the start and number of the request, such as
 * 0007-000042. Ids are unique for a store, and repeatable: the same requests on a new store get the same ids.
 * A trace id that the client sends is ignored.
 */
export function traceIds(start: number): () => string {
  const prefix = String(start).padStart(4, '0');
  let requests = 0;
  return () => `${prefix}-${String((requests += 1)).padStart(6, '0')}`;
}

/**
 * Security headers of every response. By default a response runs no script and is not cached; pages and files override
 * the policy and the caching. Windows of the product can access their opener, because both pages have the same opener
 * policy.
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

/**
 * Value of Strict-Transport-Security, which is sent over https only. The duration is half a year, so that one trial
 * over https does not force browsers to https for longer.
 */
const strictTransport = 'max-age=15552000';

interface CommonHeadersOptions {
  /** True if a trusted proxy may have received the request over https. */
  readonly mayBeSecure: boolean;
}

/** Adds the trace id (S-8-25) and the security headers to every response, also to that of a later hook. */
export const commonHeadersPlugin = fastifyPlugin<CommonHeadersOptions>(
  async (app: FastifyInstance, { mayBeSecure }) => {
    app.addHook('onRequest', (request, reply, done) => {
      void reply.headers(securityHeaders).header(traceIdHeader, request.id);
      if (mayBeSecure && isHttps(request.protocol)) {
        void reply.header('strict-transport-security', strictTransport);
      }
      done();
    });
    // The Expect header is ignored. Node would reject unknown values, without the common headers.
    app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  },
  { name: 'common-headers', fastify: '5.x' },
);

export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * Returns the content security policy of the SPA's page: scripts and styles of this server with the nonce of the
 * response. Style attributes are allowed, since the component library positions its popups with them. They cannot run
 * scripts.
 *
 * @param allowedOrigins other origins that the page may send requests to and frame, such as an identity provider
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
