import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { traceIdHeader } from '../../../contracts/api/headers.ts';

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

/** Headers of data and problems: they run nothing. A page in place of a problem has no script. */
export const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

interface CommonHeadersOptions {
  /** Other origins that pages may send requests to and frame, such as an identity provider. */
  readonly allowedOrigins: readonly string[];
}

/**
 * Adds the trace id (S-8-25) and the security headers to every response, also to that of a later hook. helmet sets those
 * of pages and files, with nonces for their scripts and styles. Its work would double the processor time of an
 * operation, so routes with `helmet: false` get constant ones. By default no response is cached.
 */
export const commonHeadersPlugin = fastifyPlugin<CommonHeadersOptions>(
  async (app: FastifyInstance, { allowedOrigins }) => {
    await app.register(helmet, {
      enableCSPNonces: true,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          'connect-src': ["'self'", ...allowedOrigins],
          'frame-src': ["'self'", ...allowedOrigins],
          'script-src': ["'self'"],
          'style-src': ["'self'"],
          // The component library positions its popups with style attributes. They cannot run scripts.
          'style-src-attr': ["'unsafe-inline'"],
          'img-src': ["'self'", 'data:'],
          'font-src': ["'self'", 'data:'],
          'object-src': ["'none'"],
          'base-uri': ["'self'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'self'"],
        },
      },
      referrerPolicy: { policy: 'same-origin' },
      // Half a year, so that one trial over https does not force browsers to https for longer.
      strictTransportSecurity: { maxAge: 15_552_000, includeSubDomains: false },
    });
    app.addHook('onRequest', (request, reply, done) => {
      const isData = 'helmet' in request.routeOptions.config;
      void reply
        .headers(isData ? securityHeaders : { 'cache-control': securityHeaders['cache-control'] })
        .header(traceIdHeader, request.id);
      done();
    });
    // The Expect header is ignored. Node would reject unknown values, without the common headers.
    app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  },
  { name: 'common-headers', fastify: '5.x' },
);

/** Returns a built page with the nonces of its response: that of styles, and the one of scripts everywhere else. */
export const withNonces = (page: string, { cspNonce: { script, style } }: FastifyReply): string =>
  page
    .replaceAll(/(<(?:meta|style)\b[^<>]*nonce=")__CSP_NONCE__/g, `$1${style}`)
    .replaceAll('__CSP_NONCE__', script);
