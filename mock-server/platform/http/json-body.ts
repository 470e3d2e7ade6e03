import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { JsonCounter, JsonError, parseCounted } from './json-text.ts';
import { invalidField, problem } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the route passes bodies on as they are, in any content coding. */
    readonly passesBodiesOn?: true;
  }
}

/**
 * Parses JSON bodies. A body must be UTF-8 (RFC 8259, 8.1). Its length, depth and number of values are limited while it
 * is read. An empty body is no body, whatever its content type and framing (RFC 9110, 6.4). A body of another content
 * type or in a content coding is refused with 415.
 */
export const jsonBodiesPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    refuseContentCodings(app);
    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser('*', (_request: FastifyRequest, payload: Readable) => refuseContent(payload));
    app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
      requireUtf8(request.headers['content-type']);
      try {
        return parsed(await read(request, payload));
      } catch (error) {
        throw error instanceof JsonError ? refusalOf(error) : error;
      }
    });
  },
  { name: 'json-bodies', dependencies: ['error-handler'], fastify: '5.x' },
);

/** Refuses bodies in a content coding, and names the accepted coding (RFC 9110, 15.5.16). */
function refuseContentCodings(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const coding = request.headers['content-encoding']?.toString() ?? '';
    if (uncoded.test(coding) || request.routeOptions.config.passesBodiesOn || !hasBody(request))
      done(null, payload);
    else
      done(
        problem(
          'content-coding-unsupported',
          'The server does not decode bodies. Send the body without a content coding.',
          { headers: { 'accept-encoding': 'identity' } },
        ),
      );
  });
}

const uncoded = /^[\s,]*(?:identity[\s,]*)*$/i;

const hasBody = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** Waits for the end of an empty body. @throws {ProblemError} content-type-unsupported at the first byte */
const refuseContent = (payload: Readable): Promise<undefined> =>
  new Promise((resolve, reject) => {
    payload
      .once('data', () =>
        reject(
          problem(
            'content-type-unsupported',
            'The server does not accept this content type. Send the body as application/json.',
          ),
        ),
      )
      .once('end', () => resolve(undefined))
      .once('error', (cause) => reject(problem('unreadable-body', 'The body breaks off.', { cause })));
  });

function requireUtf8(contentType: string | undefined): void {
  const charset = charsetParameter.exec(contentType ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw problem('content-type-unsupported', 'Send JSON as UTF-8, the only encoding of JSON.');
  }
}

const charsetParameter = /;\s*charset\s*=\s*"?([\w-]+)/i;

function parsed(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  if (!isUtf8(body)) throw problem('unreadable-body', 'The body is not valid UTF-8.');
  return parseCounted(body);
}

const refusalOf = ({ message, isTooLarge }: JsonError) =>
  isTooLarge ? invalidField('body', message) : problem('unreadable-body', `The body ${message}.`);

/**
 * Reads a body, up to the first byte beyond a limit.
 *
 * @throws {ProblemError} body-too-large, or unreadable-body for a body that breaks off
 * @throws {JsonError} for a body that is nested too deeply or has too many values
 */
function read({ headers, routeOptions }: FastifyRequest, payload: Readable): Promise<Buffer> {
  const limit = routeOptions.bodyLimit ?? 0;
  const counter = new JsonCounter();
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise<Buffer>((resolve, reject): void => {
    if (Number(headers['content-length']) > limit) return reject(tooLarge(limit));
    const take = (chunk: Buffer): void => {
      length += chunk.length;
      try {
        if (length > limit) throw tooLarge(limit);
        counter.add(chunk);
        chunks.push(chunk);
      } catch (error) {
        payload.off('data', take);
        reject(error);
      }
    };
    payload
      .on('data', take)
      .once('end', () => resolve(Buffer.concat(chunks)))
      .once('error', (cause) => reject(problem('unreadable-body', 'The body breaks off.', { cause })));
  });
}

const tooLarge = (limit: number) =>
  problem(
    'body-too-large',
    `The body is larger than ${limit / 1024} KiB, the maximum for this request. Send less.`,
  );
