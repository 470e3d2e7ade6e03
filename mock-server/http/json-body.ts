import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { JsonCounter, JsonError, parseCounted } from './json-text.ts';
import { invalidField, problem } from './problems.ts';

/**
 * Parses JSON bodies. A body must be UTF-8 (RFC 8259, 8.1). Its length, depth and number of values are limited while it
 * is read.
 */
export function addJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    requireUtf8(request.headers['content-type']);
    try {
      return parsed(await read(request, payload));
    } catch (error) {
      throw error instanceof JsonError ? refusalOf(error) : error;
    }
  });
}

function requireUtf8(contentType: string | undefined): void {
  const charset = charsetParameter.exec(contentType ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw problem('content-type-unsupported', 'Send JSON as UTF-8, the only encoding of JSON.');
  }
}

const charsetParameter = /;\s*charset\s*=\s*"?([\w-]+)/i;

function parsed(body: Buffer): unknown {
  if (body.length === 0)
    throw problem('unreadable-body', 'The content type announces JSON, but the body is empty.');
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
