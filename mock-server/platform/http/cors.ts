import cors, { type FastifyCorsOptions } from '@fastify/cors';
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
}

/** Path prefixes that no page of another origin may request, in lower case. */
const closed = ['/mock', '/idp'];

/**
 * Lets pages of the allowed origins send requests and read responses, problems included. A preflight request of
 * another origin, or to a closed path, gets 403 with the reason.
 */
export const corsPlugin = fastifyPlugin<CorsOptions>(
  async (app: FastifyInstance, { origins }) => {
    if (origins.length === 0) return;
    const open: FastifyCorsOptions = {
      origin: [...origins],
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', antiForgeryHeader, idempotencyKeyHeader, worldHeader],
      exposedHeaders: [traceIdHeader, 'retry-after'],
      maxAge: 600,
    };
    await app.register(cors, {
      delegator: (request, callback) => {
        const { method, headers } = request;
        const isPreflight =
          headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
        const refusal = refusalOf(request, origins);
        if (refusal !== null && isPreflight) callback(problem('origin-not-allowed', refusal), {});
        // Without the headers of a preflight, the plugin would answer OPTIONS in plain text.
        else if (refusal !== null || (method === 'OPTIONS' && !isPreflight))
          callback(null, { origin: false });
        else callback(null, open);
      },
    });
  },
  { name: 'cors', dependencies: ['common-headers'], fastify: '5.x' },
);

/** Returns why the page of a request may not read the response; null if it may, or if the request has no origin. */
function refusalOf({ url, headers: { origin } }: FastifyRequest, origins: readonly string[]): string | null {
  const path = decoded(url.split('?', 1)[0] ?? '').toLowerCase();
  if (closed.some((beginning) => path.startsWith(beginning)))
    return `Only pages of this server may send requests to ${closed.join(' and ')}. A program without a browser may use the control API.`;
  if (origin === undefined || origins.includes(origin)) return null;
  return `The server does not allow requests of pages of this origin. CORS_ORIGINS allows ${origins.join(', ')}.`;
}

/** Decodes a path as the router does. Returns a malformed one unchanged: no route matches it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
