import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import {
  antiForgeryHeader,
  idempotencyKeyHeader,
  traceIdHeader,
  worldHeader,
} from '../../../contracts/api/headers.ts';
import { problem } from './problems.ts';

interface CorsOptions {
  /** Scheme, host and port of the pages that may send requests; without any, the plugin adds nothing. */
  readonly origins: readonly string[];
  /** Path prefixes that no other origin may request, in lower case. */
  readonly closed: readonly string[];
}

/**
 * Lets pages of the allowed origins read responses, problems included. {@link preflightsPlugin} responds to preflight
 * requests.
 */
export const corsHeadersPlugin = fastifyPlugin<CorsOptions>(
  async (app: FastifyInstance, options) => {
    if (options.origins.length === 0) return;
    app.addHook('onRequest', (request, reply, done) => {
      const { origin } = request.headers;
      if (origin !== undefined && isAllowed(request, options)) {
        void reply.headers({
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          'access-control-expose-headers': `${traceIdHeader}, retry-after`,
          vary: 'origin',
        });
      }
      done();
    });
  },
  { name: 'cors-headers', dependencies: ['common-headers'], fastify: '5.x' },
);

/** Responds to the preflight requests that a browser sends before a request of another origin. */
export const preflightsPlugin = fastifyPlugin<CorsOptions>(
  async (app: FastifyInstance, options) => {
    if (options.origins.length === 0) return;
    app.addHook('onRequest', (request, reply, done) => {
      const { method, headers } = request;
      if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return done();
      if (!isAllowed(request, options)) return done(problem('origin-not-allowed', whyNot(request, options)));
      void reply
        .code(204)
        .headers({
          'access-control-allow-methods': app.knownPaths.methodsOf(pathOf(request)).join(', '),
          'access-control-allow-headers': allowedHeaders,
          'access-control-max-age': '600',
        })
        .send();
    });
  },
  { name: 'preflights', dependencies: ['header-limits', 'known-paths'], fastify: '5.x' },
);

const allowedHeaders = [
  'authorization',
  'content-type',
  antiForgeryHeader,
  idempotencyKeyHeader,
  worldHeader,
].join(', ');

const isAllowed = (request: FastifyRequest, { origins, closed }: CorsOptions): boolean =>
  origins.includes(request.headers.origin ?? '') && !isClosed(request, closed);

const whyNot = (request: FastifyRequest, { origins, closed }: CorsOptions): string =>
  isClosed(request, closed)
    ? `Only pages of this server may send requests to ${closed.join(' and ')}. A program without a browser may use the control API.`
    : `The server does not allow requests of pages of this origin. CORS_ORIGINS allows ${origins.join(', ')}.`;

/** Returns true if the path of a request has one of the prefixes. Decodes the path first, as the router does. */
function isClosed(request: FastifyRequest, closed: readonly string[]): boolean {
  const path = decoded(pathOf(request)).toLowerCase();
  return closed.some((beginning) => path.startsWith(beginning));
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** Decodes the percent-encoding of a path. Returns a malformed path unchanged: no route matches it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
