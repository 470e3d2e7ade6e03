import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  antiForgeryHeader,
  idempotencyKeyHeader,
  traceIdHeader,
  worldHeader,
} from '../../contracts/api/headers.ts';
import type { KnownPaths } from './known-paths.ts';
import { problem } from './problems.ts';

export interface CorsOptions {
  /** Scheme, host and port of the pages that may call. */
  readonly origins: readonly string[];
  /** Beginnings of paths that no other origin may call. */
  readonly closed: readonly string[];
  readonly known: KnownPaths;
}

/**
 * Lets pages of some other origins read the responses, refusals included. The answer to a preflight is
 * {@link addPreflights}: this comes before anything that refuses a request.
 */
export function addCorsHeaders(app: FastifyInstance, options: CorsOptions): void {
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
}

/**
 * Answers what a browser asks before it sends a request for a page of another origin. It comes after what refuses
 * requests of any kind.
 */
export function addPreflights(app: FastifyInstance, options: CorsOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers } = request;
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return done();
    if (!isAllowed(request, options)) return done(problem('origin-not-allowed', whyNot(request, options)));
    void reply
      .code(204)
      .headers({
        'access-control-allow-methods': options.known.methodsOf(pathOf(request)).join(', '),
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': '600',
      })
      .send();
  });
}

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
    ? `Only pages of this server may call ${closed.join(' and ')}. A program may call the control API without a browser.`
    : `CORS_ORIGINS allows ${origins.join(', ')}.`;

/** A path with encoded letters is compared as what it means: a router may decode it. */
function isClosed(request: FastifyRequest, closed: readonly string[]): boolean {
  const path = decoded(pathOf(request)).toLowerCase();
  return closed.some((beginning) => path.startsWith(beginning));
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** What cannot be decoded no route takes. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
