import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifySchema {
    /** True for a file: it is not suggested for an unknown path. */
    readonly hide?: boolean;
  }
}

/** A static file in memory. */
interface Asset {
  readonly path: string;
  readonly type: string;
  readonly content: Buffer;
  /** Compressed forms, the preferred one first. */
  readonly compressed: readonly { readonly encoding: 'br' | 'gzip'; readonly content: Buffer }[];
}

const oneYear = 'public, max-age=31536000, immutable';

/**
 * Joins parts to one file in memory. Its address contains a digest of the content, so browsers may cache the file for a
 * year.
 *
 * @param parts URLs of files, and texts
 */
export function readAsset(
  path: string,
  parts: readonly (URL | string)[],
  type: string,
): Asset & { readonly address: string } {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : readFileSync(part))),
  );
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  const compressed = [{ encoding: 'gzip', content: gzipSync(content) }] as const;
  return { path, address: `${path}?v=${version}`, type, content, compressed };
}

/** Serves a file. Without a `cacheControl`, browsers cache it for a year. */
export function serveAsset(app: FastifyInstance, asset: Asset, cacheControl = oneYear): void {
  const { path, type, content, compressed } = asset;
  app.get(path, { schema: { hide: true } }, (request, reply) => {
    void reply.type(type).header('cache-control', cacheControl);
    if (compressed.length > 0) void reply.header('vary', 'accept-encoding');
    const accepted = compressed.find(({ encoding }) => accepts(request, encoding));
    if (accepted) void reply.header('content-encoding', accepted.encoding);
    return reply.send(accepted?.content ?? content);
  });
}

/**
 * Serves the files of a build from memory, except its pages: a later build takes no file away that they name.
 * Files in `assets` are fonts or have a digest in their name, and are cached for a year.
 */
export function serveBuild(app: FastifyInstance, folder: string, prefix: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    const type = types.get(extname(name));
    if (type === undefined) continue;
    const read = (ending: string): Buffer => readFileSync(join(folder, name + ending));
    const compressed = encodings
      .filter(({ ending }) => names.includes(name + ending))
      .map(({ encoding, ending }) => ({ encoding, content: read(ending) }));
    const path = name.replaceAll('\\', '/');
    const asset = { path: prefix + path, type, content: read(''), compressed };
    serveAsset(app, asset, path.startsWith('assets/') ? oneYear : 'no-cache');
  }
}

/** Types of the built files that are served. */
const types: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
]);

const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Returns true if the client accepts a content coding with a weight above zero. */
export const accepts = ({ headers }: FastifyRequest, coding: 'br' | 'gzip'): boolean =>
  (headers['accept-encoding']?.toString() ?? '').split(',').some((entry) => {
    const [name = '', weight = ''] = entry.split(';');
    return name.trim().toLowerCase() === coding && !/^\s*q=0(?:\.0*)?\s*$/i.test(weight);
  });
