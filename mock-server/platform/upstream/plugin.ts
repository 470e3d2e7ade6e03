import { randomBytes } from 'node:crypto';
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { productOperations } from '../../../contracts/operations/all.ts';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import type { Method } from '../../../contracts/operation.ts';
import { sendProblem } from '../http/errors.ts';
import { routeOf } from '../inventory.ts';
import { longestRequestBody } from '../http/limits.ts';
import { type ProblemError, problem } from '../http/problems.ts';
import { responseHeaders, requestHeaders } from './passed-headers.ts';
import type { Upstream } from './upstream.ts';
import { isJson, verdictOnResponse, verdictOnRequest } from './verdict.ts';

interface UpstreamOptions {
  readonly upstream: Upstream;
  /** Timeout in milliseconds for the start of a response, and for the end of a checked response; default 30 s. */
  readonly timeoutMilliseconds?: number;
}

/**
 * Maximum body of a request to the backend, in bytes. A backend may accept files, so this is more than documented
 * requests need.
 */
const bodyLimit = 10 * 1024 * 1024;

/**
 * Passes operations and pages to a real backend, unchanged. The journal records violations of the contract. The
 * backend decides what the caller may do.
 */
export const upstreamPlugin = fastifyPlugin<UpstreamOptions>(
  async (app: FastifyInstance, { upstream, timeoutMilliseconds = 30_000 }) => {
    // Imported on demand, because the libraries are slow to load and few servers have an upstream.
    const { default: httpProxy } = await import('@fastify/http-proxy');
    const via = `1.1 threshold-${randomBytes(6).toString('hex')}`;
    const openStreams = new Set<Readable>();
    // The server waits for every open response, and a stream of events never ends by itself.
    app.addHook('preClose', (done) => {
      for (const stream of openStreams) stream.destroy();
      done();
    });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (request, body: Buffer, done) => {
      request.passedBody = body;
      // The text is for the journal, which stores less.
      done(null, body.toString('utf8', 0, longestRequestBody));
    });
    for (const [httpMethods, routes] of routesOf(upstream)) {
      await app.register(httpProxy, {
        upstream: upstream.url,
        routes,
        httpMethods,
        proxyPayloads: false,
        disableRequestLogging: true,
        destroyAgent: true,
        // The proxy would replace the path of the backend anywhere in a redirect. responseHeaders does it once.
        internalRewriteLocationHeader: false,
        undici: {
          // With a limit, a request would wait without a timeout until an open response has ended.
          connections: null,
          connect: { timeout: timeoutMilliseconds },
          headersTimeout: timeoutMilliseconds,
          bodyTimeout: 0,
        },
        handler: (request, reply, path, options) => {
          refuseLoop(request, via);
          leaveToBackend(request, reply);
          request.passed = { to: upstream.url, verdict: verdictOnRequest(request) };
          const contentType = request.headers['content-type'] ?? 'application/octet-stream';
          return reply.from(path, {
            ...options,
            ...(request.passedBody ? { body: request.passedBody, contentType } : {}),
            onResponse: (_request, _reply, { stream }) => void sendBackendResponse(request, reply, stream),
            onError: (_reply, { error }) => void sendProblem(backendProblem(upstream, error), request, reply),
          });
        },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => requestHeaders(headers, request, via),
          rewriteHeaders: (headers, request) =>
            responseHeaders(headers, {
              upstream: upstream.url,
              url: request?.url ?? '/',
              protocol: request?.protocol ?? 'http',
            }),
          // By default the proxy retries a 503 up to ten times, but the caller is to see it.
          retryDelay: () => null,
        },
      });
    }

    /** Sends a response of JSON after it has been checked, and any other as it arrives. */
    async function sendBackendResponse(
      request: FastifyRequest,
      reply: FastifyReply,
      stream: Readable,
    ): Promise<void> {
      const contentType = reply.getHeader('content-type')?.toString();
      const packing = reply.getHeader('content-encoding')?.toString();
      const { statusCode: status } = reply;
      const hasNoBody = request.method === 'HEAD' || status === 204 || status === 304;
      try {
        if (isJson(contentType) && packing === undefined && !hasNoBody) {
          const body = await buffer(addAbortSignal(AbortSignal.timeout(timeoutMilliseconds), stream));
          addVerdict(request, verdictOnResponse(request, { status, contentType, body }));
          reply.send(body.toString());
          return;
        }
        const type = packing === undefined ? contentType : `${contentType ?? ''} packed as ${packing}`;
        const body = hasNoBody ? Buffer.alloc(0) : null;
        addVerdict(request, verdictOnResponse(request, { status, contentType: type, body }));
        openStreams.add(stream);
        stream.once('close', () => openStreams.delete(stream));
        reply.send(stream);
      } catch (error) {
        sendProblem(backendProblem(upstream, error), request, reply);
      }
    }
  },
  { name: 'upstream', dependencies: ['compression', 'json-bodies'], fastify: '5.x', encapsulate: true },
);

/** Returns routes grouped by method, since one proxy serves all routes of a method. */
function routesOf({ operations, folders }: Upstream): [methods: string[], routes: string[]][] {
  const byMethod = new Map<Method, string[]>();
  for (const [name, { method, path }] of Object.entries(productOperations)) {
    if (operations.has(name)) byMethod.set(method, [...(byMethod.get(method) ?? []), routeOf(path)]);
  }
  const pages = Object.entries(legacyPages).flatMap(([name, { path }]) =>
    operations.has(name) ? [path] : [],
  );
  const groups: [string[], string[]][] = [
    ...[...byMethod].map(([method, routes]): [string[], string[]] => [[method], routes]),
    // A page may have forms.
    [['GET', 'POST'], pages],
    [['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], folders.map((folder) => `${folder}/*`)],
  ];
  return groups.filter(([, routes]) => routes.length > 0);
}

/** Refuses a request that this server has already passed on, since it would loop for ever. */
function refuseLoop({ headers }: FastifyRequest, via: string): void {
  if (headers.via?.includes(via)) {
    throw problem(
      'upstream-unreachable',
      'The upstream leads back to this server: give UPSTREAM another address.',
    );
  }
}

/**
 * Leaves policy and caching to the backend. If the backend sends no policy, other sites may not frame its pages. If it
 * sends no cache headers, only files in its folders may be cached.
 */
function leaveToBackend({ routeOptions }: FastifyRequest, reply: FastifyReply): void {
  void reply.header('content-security-policy', "frame-ancestors 'self'");
  if (routeOptions.url?.endsWith('/*')) reply.removeHeader('cache-control');
}

const backendProblem = (upstream: Upstream, cause: unknown): ProblemError =>
  isTimeout(cause) ? tooSlow(upstream, cause) : unreachable(upstream, cause);

/** Returns true for a timeout of the HTTP client or of reading the response. */
const isTimeout = (cause: unknown): boolean =>
  cause instanceof Error &&
  (cause.name === 'TimeoutError' ||
    ('code' in cause && timeouts.has(String(cause.code))) ||
    isTimeout(cause.cause));

const timeouts: ReadonlySet<string> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'FST_REPLY_FROM_GATEWAY_TIMEOUT',
]);

const tooSlow = ({ url }: Upstream, cause: unknown): ProblemError =>
  problem('upstream-timeout', `The backend at ${url} has not responded in time. Try again later.`, { cause });

const unreachable = ({ url }: Upstream, cause: unknown): ProblemError =>
  problem(
    'upstream-unreachable',
    `The backend at ${url} does not respond. Check that it is running and that UPSTREAM is its address.`,
    {
      cause,
    },
  );

function addVerdict(request: FastifyRequest, verdict: string | null): void {
  if (request.passed && verdict !== null) {
    request.passed.verdict = [request.passed.verdict, verdict].filter(Boolean).join('; ');
  }
}
