import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { traceIdHeader } from '../../contracts/api/headers.ts';
import { type ProblemCode, problems } from '../../contracts/problems.ts';
import { fieldErrorsOf } from './validation.ts';
import { invalidFields, ProblemError, problem, problemBody, problemContentType } from './problems.ts';
import { securityHeaders } from './headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused; null when it was not. */
    refusal: ProblemError | null;
  }
}

/** What an application adds to the handling of errors. */
export interface ErrorHandling {
  /** The refusal that an error of the application means; null for any other error. */
  readonly refusalOf?: (error: Error) => ProblemError | null;
  /** Sends a page instead of a problem body; null where the caller gets the body. */
  readonly sendPage?: (
    refusal: ProblemError,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => FastifyReply | null;
}

/** Turns whatever is thrown into a problem body. What nobody foresaw is logged and answered without its message. */
export function addErrorHandler(app: FastifyInstance, { refusalOf, sendPage }: ErrorHandling = {}): void {
  app.decorateRequest('refusal', null);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf?.(error) ?? asProblem(error);
    // Before the page is sent: the journal is written with the answer.
    request.refusal = refusal;
    return sendPage?.(refusal, request, reply) ?? sendProblem(refusal, request, reply);
  });
}

/** Answers a refusal. The trace id stands in body and header. */
export function sendProblem(error: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.send(problemAnswer(error, request, reply));
}

/**
 * Answers what is refused before there is a route, and so before it has a world: no journal can have it. A browser that
 * asks for a page of the SPA at a malformed address is led to its error page.
 */
export function refuseUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(securityHeaders);
  const isPage = asksForPage(request) && !request.server.knownPaths.isServerPath(request.url);
  if (error.code === 'FST_ERR_BAD_URL' && isPage) reply.redirect(notFoundPage);
  else reply.send(problemAnswer(asProblem(error), request, reply));
}

/** The error page of the SPA for an address that leads nowhere. */
const notFoundPage = '/error/404';

/** What is no failure of the server, although its status says so. */
const expected: ReadonlySet<ProblemCode> = new Set(['not-served', 'not-ready']);

function problemAnswer(error: ProblemError, request: FastifyRequest, reply: FastifyReply): string {
  request.refusal = error;
  if (error.statusCode >= 500 && !expected.has(error.code)) request.log.error(error.cause ?? error);
  void reply
    .code(error.statusCode)
    .headers(error.more.headers ?? {})
    .header(traceIdHeader, request.id)
    .type(problemContentType);
  return JSON.stringify(problemBody(error, request.id));
}

/** Whether a browser asks for a page, and not a script for data. */
export const asksForPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/** What a failure means to the caller. */
function asProblem(error: FastifyError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error.validation) return invalidFields(fieldErrorsOf(error.validation, 'body'));
  const known = meanings[error.code];
  if (known) return known(error);
  if (error.statusCode === 412) {
    return problem('precondition-failed', 'The file has changed since. Ask for it without conditions.');
  }
  // So the library for files says that an address is that of a folder.
  if (error.statusCode === 403 || error.statusCode === 404) {
    return problem('path-unknown', 'There is no file at this address.');
  }
  if (error.statusCode === 400) return problem('unreadable-body', 'The request could not be read.');
  return problem('internal-error', 'The server failed. The trace id finds the reason in its log.', {
    cause: error,
  });
}

const meanings: Readonly<Record<string, (error: FastifyError) => ProblemError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    problem('body-too-large', 'The body is larger than any documented call needs.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    problem('content-type-unsupported', 'Send the body as application/json.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    problem('unreadable-body', 'The body is not as long as its content-length says.'),
  FST_STATIC_FORBIDDEN_PATH: () => problem('path-unknown', 'The address leads out of its folder.'),
  FST_ERR_BAD_URL: () => problem('path-unknown', 'The address is not correctly percent-encoded.'),
  FST_ERR_MAX_PARAM_LENGTH: () => problem('path-unknown', 'A part of the address is too long.'),
};

/** How long a client that is refused may take to read why, before its connection is cut. Milliseconds. */
const linger = 500;

/** Answers what is not even HTTP, or never becomes a whole request; there is no request to speak of. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex, traceId: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = (brokenRequests[error.code ?? ''] ?? notHttp)();
  const { status, title } = problems[refusal.code];
  const body = JSON.stringify(problemBody(refusal, traceId));
  // A client that goes on sending would keep its half of the connection open. Cut at once, it might not read the answer.
  const cut = setTimeout(() => socket.destroy(), linger);
  socket.once('close', () => clearTimeout(cut));
  socket.end(
    [
      `HTTP/1.1 ${status} ${title}`,
      ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
      `content-type: ${problemContentType}`,
      `content-length: ${Buffer.byteLength(body)}`,
      `${traceIdHeader}: ${traceId}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const brokenRequests: Readonly<Record<string, () => ProblemError>> = {
  HPE_HEADER_OVERFLOW: () => problem('headers-too-large', 'Send fewer or shorter headers.'),
  ERR_HTTP_REQUEST_TIMEOUT: () => problem('request-timeout', 'Send the whole request at once.'),
};

const notHttp = (): ProblemError => problem('unreadable-body', 'The request is not valid HTTP.');
