import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * A small static file in memory. Its address contains a digest of the content, so browsers may cache the file for a
 * year.
 */
interface Asset {
  readonly path: string;
  readonly address: string;
  readonly type: string;
  readonly content: Buffer;
  readonly compressed: Buffer;
}

/**
 * Joins parts to one file in memory.
 *
 * @param parts URLs of files, and texts
 */
export function readAsset(path: string, parts: readonly (URL | string)[], type: string): Asset {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : readFileSync(part))),
  );
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  return { path, address: `${path}?v=${version}`, type, content, compressed: gzipSync(content) };
}

export function serveAsset(app: FastifyInstance, { path, type, content, compressed }: Asset): void {
  app.get(path, (request, reply) => {
    void reply
      .type(type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding');
    if (!acceptsGzip(request)) return reply.send(content);
    return reply.header('content-encoding', 'gzip').send(compressed);
  });
}

/** Returns true if the client accepts gzip with a weight above zero. */
export const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /(?:^|,)\s*gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i.test(
    headers['accept-encoding']?.toString() ?? '',
  );
