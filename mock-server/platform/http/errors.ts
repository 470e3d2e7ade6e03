import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import { type ProblemCode, problems } from '../../../contracts/problems.ts';
import { ProblemError, problem, problemBody, problemContentType } from './problems.ts';
import { securityHeaders } from './headers.ts';
import { acceptsPage } from './limit-page.ts';
import { headersTooLarge } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The error that the response reports; null for a successful request. */
    refusal: ProblemError | null;
  }
}

interface ErrorHandling {
  /** Converts an error of the application to a problem; returns null for any other error. */
  readonly refusalOf?: (error: Error) => ProblemError | null;
  /** Sends an HTML page instead of the problem body; returns null for requests that get the body. */
  readonly sendPage?: (
    refusal: ProblemError,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => FastifyReply | null;
}

/** Responds to each error with a problem body. An unexpected error is logged, and its message is not sent. */
export const errorHandlerPlugin = fastifyPlugin<ErrorHandling>(
  async (app: FastifyInstance, { refusalOf, sendPage }) => {
    app.decorateRequest('refusal', null);
    app.server.on('request', ({ socket }, response) => newestResponses.set(socket, response));
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const refusal = refusalOf?.(error) ?? asProblem(error);
      // Set before the page is sent: the journal records the request while the response is sent.
      request.refusal = refusal;
      return sendPage?.(refusal, request, reply) ?? sendProblem(refusal, request, reply);
    });
  },
  { name: 'error-handler', fastify: '5.x' },
);

/** Sends a problem body with the status and headers of its error. The trace id is in body and header. */
export function sendProblem(error: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.send(preparedProblem(error, request, reply));
}

/**
 * Responds to a request that Fastify rejects before routing, such as a malformed address. Such a request has no world,
 * so no journal records it. A browser that requests a page of the SPA is redirected to the SPA's error page.
 */
export function refuseUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(securityHeaders);
  const isPage = asksForPage(request) && !request.server.knownPaths.isServerPath(request.url);
  if (error.code === 'FST_ERR_BAD_URL' && isPage) reply.redirect(notFoundPage);
  else reply.send(preparedProblem(asProblem(error), request, reply));
}

/** The error page of the SPA for an unknown address. */
const notFoundPage = '/error/404';

/** Problems with a 5xx status that are not logged as errors. */
const expected: ReadonlySet<ProblemCode> = new Set(['not-served', 'not-ready']);

function preparedProblem(error: ProblemError, request: FastifyRequest, reply: FastifyReply): string {
  request.refusal = error;
  if (error.statusCode >= 500 && !expected.has(error.code)) request.log.error(error.cause ?? error);
  void reply
    .code(error.statusCode)
    .headers(error.more.headers ?? {})
    .header(traceIdHeader, request.id)
    .type(problemContentType);
  return JSON.stringify(problemBody(error, request.id));
}

/** Returns true if a browser requests a page; false if a script requests data. */
const asksForPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && acceptsPage(headers.accept);

/** Converts an error of Fastify, its plugins or a route to a problem. */
function asProblem(error: FastifyError): ProblemError {
  if (error instanceof ProblemError) return error;
  const known = meanings[error.code];
  if (known) return known(error);
  if (error.statusCode === 412) {
    return problem(
      'precondition-failed',
      'The file has changed. Send the request without If-Match and If-Unmodified-Since.',
    );
  }
  // @fastify/static fails with 403 or 404 for the address of a folder.
  if (error.statusCode === 403 || error.statusCode === 404) {
    return problem('path-unknown', 'There is no file at this address.');
  }
  if (error.statusCode === 400) {
    return problem('invalid-request', 'The request cannot be handled. Check its address and its headers.');
  }
  return problem(
    'internal-error',
    'Something went wrong on the server. Try again. If it happens again, look up the trace id in the server log.',
    {
      cause: error,
    },
  );
}

const meanings: Readonly<Record<string, (error: FastifyError) => ProblemError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    problem('body-too-large', 'The body is larger than any documented request needs. Send less.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    problem(
      'content-type-unsupported',
      'The server does not accept this content type. Send the body as application/json.',
    ),
  FST_ERR_CTP_INVALID_JSON_BODY: () => problem('unreadable-body', 'The body is not valid JSON.'),
  ECONNRESET: () => problem('unreadable-body', 'The body breaks off.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    problem('unreadable-body', 'The length of the body differs from its content-length.'),
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: () =>
    problem(
      'invalid-request',
      'A QUERY request needs a content-type, and no path accepts QUERY. Use a documented method.',
    ),
  FST_STATIC_FORBIDDEN_PATH: () => problem('path-unknown', 'The address is outside of the folder of files.'),
  FST_ERR_BAD_URL: () => problem('path-unknown', 'The address is not correctly percent-encoded.'),
};

/** The response to the newest request of each connection. */
const newestResponses = new WeakMap<Duplex, ServerResponse>();

/** Returns true if a response has begun and is not complete, or its request is not: the next bytes would belong to it. */
function isResponding(socket: Duplex): boolean {
  const response = newestResponses.get(socket);
  return response?.headersSent === true && !(response.writableEnded && response.req.complete);
}

/** Milliseconds before the connection of a broken request is closed, so that the client can read the response. */
const linger = 500;

/**
 * Responds to bytes that are not HTTP and to requests that never become complete. Fastify has no request object for
 * them. If the request has had its response, only closes the connection.
 */
export function respondToBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex, traceId: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  // A client that continues to send keeps its half of the connection open. A delay lets it read the response first.
  const cut = setTimeout(() => socket.destroy(), linger);
  socket.once('close', () => clearTimeout(cut));
  socket.end(
    isResponding(socket) ? '' : responseText((brokenRequests[error.code ?? ''] ?? notHttp)(), traceId),
  );
}

function responseText(refusal: ProblemError, traceId: string): string {
  const { status, title } = problems[refusal.code];
  const body = JSON.stringify(problemBody(refusal, traceId));
  return [
    `HTTP/1.1 ${status} ${title}`,
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
    `content-type: ${problemContentType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    `${traceIdHeader}: ${traceId}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

const brokenRequests: Readonly<Record<string, () => ProblemError>> = {
  HPE_HEADER_OVERFLOW: headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: () =>
    problem('request-timeout', 'The request took too long to arrive. Send the whole request at once.'),
};

const notHttp = (): ProblemError =>
  problem('not-http', 'The bytes are no valid HTTP request. Send plain HTTP/1.1 to this port.');
