import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** A small static file, held in memory. Its address changes with its content, so browsers may keep it for good. */
export interface Asset {
  readonly path: string;
  readonly address: string;
  readonly type: string;
  readonly content: Buffer;
  readonly compressed: Buffer;
}

/** @param parts files, and texts that are made by code; they are sent as one file */
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
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(content);
    return reply.header('content-encoding', 'gzip').send(compressed);
  });
}
